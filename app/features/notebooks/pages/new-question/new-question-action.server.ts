import { newSchoolDraft } from "#app/features/bank/domain/school-draft.ts";
import { handleDraft, missingOutcome } from "#app/features/bank/pages/handle-draft.server.ts";
import type { SchoolActor } from "#app/features/school/services/school-actor.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { redirectFor } from "#app/platform/context/require-access.server.ts";
import { AppError, isAppError } from "#app/platform/errors/app-error.ts";
import type { SentForm } from "#app/platform/forms/domain/sent-form.ts";
import { isBlockId } from "../../domain/block-ids.ts";
import { notebookPaths } from "../../paths.ts";
import { addBlocks } from "../../services/change-blocks.server.ts";
import { loadNewQuestion, writeOwnQuestion } from "../../services/own-questions.server.ts";
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
  const { year } = await loadNewQuestion(deps, actor, null);
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
