import type { ExamProblem } from "#app/features/bank/domain/exchange/farol/problem.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Actor } from "#app/platform/audit/services/actor.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { redirectFor } from "#app/platform/context/require-access.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { SentForm } from "#app/platform/forms/domain/sent-form.ts";
import type { FormHandler } from "#app/platform/forms/pages/handle-form.server.ts";
import { plural } from "#app/platform/text/format.ts";
import { isTrackCode } from "../../domain/track-heads.ts";
import { updateTrack } from "../../domain/update-track.ts";
import { trackPaths } from "../../paths.ts";
import { deleteTrackDraft } from "../../services/delete-draft.server.ts";
import { editTrack } from "../../services/edit-track.server.ts";
import { publishDraft } from "../../services/publish-draft.server.ts";
import { restoreTrackVersion } from "../../services/restore-track-version.server.ts";
import { type ChangeField, changeIntents, readChange } from "./read-change.server.ts";

export type EditTrackField = "trilha" | "revisao" | ChangeField;
/** Why a track cannot be published, by line. */
export type EditTrackExtra = { missing: ExamProblem[] };
type EditHandler = FormHandler<EditTrackField, EditTrackExtra>;
type Scope = { deps: Deps; viewer: Viewer; actor: Actor };

/** The track and the revision that the form showed. Throws invalid-body. */
function placeIn(form: SentForm) {
  const [code, revision] = [form.text("trilha", 40), form.whole("revisao")];
  if (!isTrackCode(code) || revision === null) throw new AppError("invalid-body");
  return { code, revision };
}

async function publish({ deps, actor }: Scope, form: SentForm): ReturnType<EditHandler> {
  const outcome = await publishDraft(deps, actor, placeIn(form));
  if (!outcome.published)
    return { message: "Ainda não dá para publicar: veja o que falta.", missing: outcome.problems };
  const { version, stored } = outcome;
  const questions = plural(stored, "questão nova ou mudada", "questões novas ou mudadas");
  const message =
    version === null ? "Nada mudou: já estava no ar." : `Versão ${version} no ar, com ${questions}.`;
  return { done: true, message };
}

/** Intents of the page. */
export function editTrackForms(scope: Scope): Readonly<Record<string, EditHandler>> {
  const { deps, viewer, actor } = scope;
  const change: EditHandler = async (form) => {
    const { change: read, problems } = readChange(form);
    if (!read) return { problems };
    await editTrack(deps, viewer, placeIn(form), (track) => updateTrack(track, read));
    // What moves is seen to move.
    return { done: true, message: read.change.startsWith("move-") ? null : "Salvo no rascunho." };
  };
  return {
    ...Object.fromEntries(changeIntents.map((intent) => [intent, change])),
    publish: (form) => publish(scope, form),
    delete: async (form) => {
      await deleteTrackDraft(deps, actor, placeIn(form));
      return redirectFor(trackPaths.edit(undefined, undefined, "apagada"));
    },
    restore: async (form) => {
      const version = form.whole("versao") ?? 0;
      await restoreTrackVersion(deps, viewer, { ...placeIn(form), version });
      return { done: true, message: `O rascunho é agora o texto da versão ${version}.` };
    },
  };
}
