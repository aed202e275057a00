import { redirectFor } from "#app/access/require-access.server.ts";
import type { SentForm } from "#app/domain/forms/sent-form.ts";
import { isBlockId } from "#app/domain/notebooks/block-ids.ts";
import { newSchoolDraft } from "#app/domain/questions/school-draft.ts";
import { AppError, isAppError } from "#app/errors/app-error.ts";
import { handleDraft, missingOutcome } from "#app/pages/handle-draft.server.ts";
import { notebookPaths } from "#app/paths/notebooks.ts";
import type { Deps } from "#app/services/deps.ts";
import { addBlocks } from "#app/services/notebooks/change-blocks.server.ts";
import { openNewQuestion, writeOwnQuestion } from "#app/services/notebooks/own-questions.server.ts";
import type { SchoolActor } from "#app/services/school/school-actor.ts";
import type { QuestionPlace } from "./place-of-query.ts";

/** Saves, previews or uploads pictures; a saved question goes to its place in the notebook. */
export async function handleNewQuestion(
  deps: Deps,
  actor: SchoolActor,
  place: QuestionPlace | null,
  form: SentForm,
) {
  const id = form.text("id");
  if (!isBlockId(id)) throw new AppError("invalid-body");
  const { schoolId } = actor;
  const { year } = await openNewQuestion(deps, actor, null);
  const before = newSchoolDraft(schoolId, id, year);
  const scope = { before, place: "school", folder: `escolas/${schoolId}` } as const;
  return handleDraft(deps, form, scope, async (draft) => {
    const outcome = await writeOwnQuestion(deps, actor, draft);
    if (outcome.state === "pictures") return missingOutcome(outcome.missing);
    const listed = notebookPaths.ownQuestions(schoolId, { feito: "escrita" });
    if (!place || !(await putInNotebook(deps, actor, place, outcome.code))) return redirectFor(listed);
    return redirectFor(`${notebookPaths.edit(schoolId, place.notebookId, place.section)}#b-${place.block}`);
  });
}

/** False where the section or the notebook is gone meanwhile: the question stays among the school's. */
async function putInNotebook(
  deps: Deps,
  actor: SchoolActor,
  { notebookId, section, place, block }: QuestionPlace,
  code: string,
): Promise<boolean> {
  const source = JSON.stringify({ codes: [code] });
  const added = [{ id: block, section, place, kind: "question" as const, source }];
  try {
    await addBlocks(deps, actor, { notebookId, operation: block, added });
    return true;
  } catch (error) {
    if (isAppError(error) && error.code === "section-not-found") return false;
    throw error;
  }
}
