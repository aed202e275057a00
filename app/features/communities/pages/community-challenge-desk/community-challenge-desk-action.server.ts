import { listedCodes } from "#app/features/bank/domain/listed-codes.ts";
import type { NamedCommunity } from "#app/platform/access/community.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { redirectFor } from "#app/platform/context/require-access.server.ts";
import {
  type FieldOfCode,
  type FormHandler,
  handleForm,
} from "#app/platform/forms/pages/handle-form.server.ts";
import { type Query, withQuery } from "#app/platform/paths/with-query.ts";
import { LARGEST_ROSTER } from "#app/platform/spreadsheets/domain/sheet.ts";
import { readSeason, type SeasonFields } from "../../domain/challenge.ts";
import { communityPages } from "../../paths.ts";
import { confirmParticipants, uploadParticipants } from "../../services/import-participants.server.ts";
import {
  acceptListed,
  addSet,
  createSeason,
  type DeskLook,
  removeParticipant,
  removeSet,
} from "../../services/manage-challenge.server.ts";
import { readCommunityWith } from "../../services/own-community.server.ts";

export type ChallengeDeskField = keyof SeasonFields | "week" | "codes" | "file" | "list";

/** Characters of a pasted list, and of a set's codes. */
const LONGEST_LIST = 400_000;
const LONGEST_CODES = 1000;
const TOO_LARGE = "O arquivo passa de 5 MB. Apague as outras abas ou divida a lista.";

/** Where refusals are displayed. */
const challengeDeskFields: FieldOfCode<ChallengeDeskField> = {
  "set-week": "week",
  "set-empty": "codes",
};

/** What an address of the page looks at. */
export function deskLook(request: Request): DeskLook {
  const { searchParams } = new URL(request.url);
  return { season: searchParams.get("temporada"), importId: searchParams.get("lista") };
}

function doneIn({ code }: NamedCommunity, query: Query): Response {
  return redirectFor(withQuery(communityPages(code).challengeAdmin, query));
}

type DeskActor = { viewer: Viewer; requestId: string };

function importForms(
  deps: Deps,
  actor: DeskActor,
  community: NamedCommunity,
): Record<string, FormHandler<ChallengeDeskField>> {
  return {
    upload: async (form) => {
      const season = form.text("season", 64);
      const file = form.file("file");
      const list = form.text("list", LONGEST_LIST);
      if (!file && list.trim() === "")
        return {
          values: {},
          problems: { file: "Escolha um arquivo que não esteja vazio, ou cole a lista." },
        };
      if (file && file.size > LARGEST_ROSTER) return { values: {}, problems: { file: TOO_LARGE } };
      const bytes = file ? new Uint8Array(await file.arrayBuffer()) : new TextEncoder().encode(list);
      const named = { name: file?.name ?? "Lista colada", bytes };
      const uploaded = await uploadParticipants(deps, actor.viewer, community, { season, file: named });
      if ("reason" in uploaded) return { problems: { [file ? "file" : "list"]: uploaded.reason } };
      return doneIn(community, { temporada: season, lista: uploaded.id });
    },
    confirm: async (form) => {
      const sent = {
        season: form.text("season", 64),
        id: form.text("import", 64),
        mark: form.text("mark", 40),
      };
      await confirmParticipants(deps, actor, community, sent);
      return doneIn(community, { temporada: sent.season, feito: "importada" });
    },
  };
}

/** Seasons, sets, participants and requests, by intent. */
function challengeDeskForms(
  deps: Deps,
  actor: DeskActor,
  community: NamedCommunity,
): Readonly<Record<string, FormHandler<ChallengeDeskField>>> {
  const { viewer } = actor;
  return {
    ...importForms(deps, actor, community),
    season: async (form) => {
      const fields = { name: form.text("name"), from: form.text("from"), to: form.text("to") };
      const { season, problems } = readSeason(fields, deps.now());
      if (problems) return { problems };
      const operation = form.text("operation", 32);
      await createSeason(deps, viewer, community, { operation, season });
      return doneIn(community, { temporada: operation, feito: "temporada" });
    },
    set: async (form) => {
      const season = form.text("season", 64);
      await addSet(deps, viewer, community, {
        operation: form.text("operation", 32),
        season,
        week: form.text("week", 10),
        list: form.text("from-list", 64),
        codes: listedCodes(form.text("codes", LONGEST_CODES)),
      });
      return doneIn(community, { temporada: season, feito: "semana" });
    },
    remove: async (form) => {
      await removeSet(deps, viewer, community, form.text("set", 64));
      return doneIn(community, { temporada: form.text("season", 64), feito: "retirada" });
    },
    out: async (form) => {
      const sent = { season: form.text("season", 64), email: form.text("email") };
      await removeParticipant(deps, viewer, community, sent);
      return doneIn(community, { temporada: sent.season, feito: "fora" });
    },
    accept: async (form) => {
      const season = form.text("season", 64);
      await acceptListed(deps, actor, community, season);
      return doneIn(community, { temporada: season, feito: "aceitos" });
    },
  };
}

/** The forms of a challenge's desk. */
export async function handleChallengeDesk(request: Request, deps: Deps, actor: DeskActor, code: string) {
  const community = await readCommunityWith(deps, code, "challenge");
  return handleForm(request, challengeDeskForms(deps, actor, community), challengeDeskFields);
}
