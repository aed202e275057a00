import { isManagement, type SchoolActor, schoolEntry } from "#app/features/school/services/school-actor.ts";
import { type Actor, auditEntry } from "#app/platform/audit/services/actor.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import type { SchoolEditor } from "../../queries/editing.server.ts";

/** Who edits a question: an admin one of the bank, or somebody of a school one of its own. */
export type QuestionWriter = Actor | SchoolActor;

type EditAction = "question.edit" | "question.restore" | "question.undo-key";

export function isOfSchool(editor: QuestionWriter): editor is SchoolActor {
  return "schoolId" in editor;
}

/** Which of a school's own questions they edit: the management all, a teacher those they wrote. Null: those of the bank. */
export function editedBy(editor: QuestionWriter): SchoolEditor | null {
  return isOfSchool(editor) ? ownEditor(editor) : null;
}

export function ownEditor(actor: SchoolActor): SchoolEditor {
  return { schoolId: actor.schoolId, author: isManagement(actor) ? null : actor.viewer.id };
}

/** The audit columns of an edit. Throws no-permission. */
export function editEntry(deps: Deps, editor: QuestionWriter, action: EditAction) {
  return isOfSchool(editor) ? schoolEntry(deps, editor, "school.question") : auditEntry(deps, editor, action);
}
