import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { redirectFor } from "#app/platform/context/require-access.server.ts";
import type { SentForm } from "#app/platform/forms/domain/sent-form.ts";
import type { FormHandler } from "#app/platform/forms/pages/handle-form.server.ts";
import { COMMUNITY, type CommunityField, readCommunity } from "../../../domain/community-fields.ts";
import { ownCommunityPaths } from "../../../paths.ts";
import {
  closeOwnCommunity,
  createCommunity,
  editCommunity,
} from "../../../services/manage-communities.server.ts";

function fieldsOf(form: SentForm, isNew: boolean) {
  const fields = {
    code: form.text("code"),
    name: form.text("name"),
    menu: form.text("menu"),
    colour: form.text("colour"),
    lead: form.text("lead", 2 * COMMUNITY.lead),
    about: form.text("about", 2 * COMMUNITY.about),
    points: form.text("points"),
    catalogue: form.text("catalogue", 1000),
    lists: form.text("lists", 4000),
    modules: form.texts("modules"),
  };
  return readCommunity(fields, { isNew });
}

/** A new community, a changed one, and the end of one, by intent. */
export function communityForms(
  deps: Deps,
  actor: { viewer: Viewer; requestId: string },
): Readonly<Record<string, FormHandler<CommunityField>>> {
  const done = (feito: string) => redirectFor(ownCommunityPaths.communities({ feito }));
  return {
    create: async (form) => {
      const { community, problems } = fieldsOf(form, true);
      if (problems) return { problems };
      await createCommunity(deps, actor, community);
      return done("criada");
    },
    edit: async (form) => {
      const { community, problems } = fieldsOf(form, false);
      if (problems) return { problems };
      await editCommunity(deps, actor, community);
      return done("mudada");
    },
    close: async (form) => {
      await closeOwnCommunity(deps, actor, { code: form.text("code"), isClosed: true });
      return done("encerrada");
    },
    reopen: async (form) => {
      await closeOwnCommunity(deps, actor, { code: form.text("code"), isClosed: false });
      return done("reaberta");
    },
  };
}
