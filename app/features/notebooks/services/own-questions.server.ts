import { missingPictures, picturePathsOf } from "#app/features/bank/domain/draft/draft-pictures.ts";
import type { QuestionDraft } from "#app/features/bank/domain/draft.ts";
import { questionHeading } from "#app/features/bank/domain/question-heading.ts";
import { SCHOOL_SOURCE, schoolQuestionWords } from "#app/features/bank/domain/school-draft.ts";
import { schoolOrd } from "#app/features/bank/domain/school-ord.ts";
import { insertVersion } from "#app/features/bank/queries/editing.server.ts";
import { storedByPath, storedPictures } from "#app/features/bank/queries/storing.server.ts";
import { ownEditor } from "#app/features/bank/services/editing/question-writer.server.ts";
import { type EditOutcome, saveQuestion } from "#app/features/bank/services/editing/save-question.server.ts";
import { schoolById } from "#app/features/school/queries/schools.server.ts";
import { notebookWriter } from "#app/features/school/services/notebook-reader.ts";
import { type SchoolActor, schoolEntry } from "#app/features/school/services/school-actor.ts";
import { auditQuestion } from "#app/platform/audit/queries/audit.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { FIRST_PAGE, pageOfRows, rowsToRead } from "#app/platform/lists/domain/page.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import { academicYear } from "#app/platform/time/calendar.ts";
import type { NotebookFilter } from "../domain/notebook-filter.ts";
import { notebookToWrite } from "../queries/notebooks.server.ts";
import {
  insertSchoolQuestion,
  type SchoolQuestionRow,
  schoolQuestionsFor,
  setSchoolQuestionActive,
} from "../queries/school-questions.server.ts";

const PAGE = 25;

/** Throws no-permission for students: whatever page or call is used. */
function editorOf(actor: SchoolActor) {
  notebookWriter(actor);
  return ownEditor(actor);
}

function listedQuestion(row: SchoolQuestionRow, deps: Deps) {
  const { num, kind, excerpt, difficulty, active, uses, author, editable, updatedAt } = row;
  const heading = questionHeading(row, deps.catalogue.current());
  return { num, heading, kind, excerpt, difficulty, active, uses, author, editable, updatedAt };
}
export type OwnQuestion = ReturnType<typeof listedQuestion>;

/** A page of the school's own questions, newest first, in one trip. Throws no-permission, page-not-found. */
export async function listOwnQuestions(
  deps: Deps,
  actor: SchoolActor,
  filter: NotebookFilter,
  below: number | null,
) {
  const page = { below: below ?? FIRST_PAGE, limit: rowsToRead(PAGE) };
  const {
    school: [school],
    rows,
  } = await deps.read({
    school: schoolById(deps.db, actor.schoolId),
    rows: schoolQuestionsFor(deps.db, editorOf(actor), filter, page),
  });
  if (!school) throw new AppError("page-not-found");
  const { shown, next } = pageOfRows(rows, PAGE, ({ num }) => num);
  const questions = shown.map((row) => listedQuestion(row, deps));
  return { school: { id: school.id, name: school.name }, questions, next };
}

/** What a new question is written in: the school, and the notebook it is for. Throws no-permission, page-not-found, notebook-not-loaded. */
export async function loadNewQuestion(deps: Deps, actor: SchoolActor, notebookId: string | null) {
  const reader = notebookWriter(actor);
  const {
    school: [school],
    notebook: [notebook],
  } = await deps.read({
    school: schoolById(deps.db, actor.schoolId),
    notebook: notebookToWrite(deps.db, reader, notebookId ?? ""),
  });
  if (!school) throw new AppError("page-not-found");
  if (notebookId !== null && !notebook) throw new AppError("notebook-not-loaded");
  return {
    school: { id: school.id, name: school.name },
    notebook: notebookId === null || !notebook ? null : { id: notebookId, title: notebook.title },
    year: academicYear(deps.now()),
  };
}

/** "saved": stored, or the very same was before; its code. */
export type WritingOutcome = { state: "saved"; code: string } | Extract<EditOutcome, { state: "pictures" }>;

/**
 * Stores a question of this school alone, its first version and its audit row in one batch. A repeat of the same draft,
 * by its path, edits what the first one stored. Throws no-permission, database-unavailable.
 */
export async function writeOwnQuestion(
  deps: Deps,
  actor: SchoolActor,
  draft: QuestionDraft,
): Promise<WritingOutcome> {
  const { schoolId } = editorOf(actor);
  const { db } = deps;
  const {
    before: [before],
    found,
  } = await deps.read({
    before: storedByPath(db, SCHOOL_SOURCE, [draft.provenance.path]),
    found: storedPictures(db, picturePathsOf([draft])),
  });
  if (before) {
    const edit = { ord: before.ord, base: before.digest, draft, confirmed: true };
    const outcome = await saveQuestion(deps, actor, edit);
    return outcome.state === "pictures" ? outcome : { state: "saved", code: questionCode(before.ord) };
  }
  const pictures = new Map(found.map((picture) => [picture.path, picture]));
  const missing = missingPictures(draft, pictures);
  if (missing.length > 0) return { state: "pictures", missing };
  const storing = await import("#app/features/bank/services/storing/store-questions.server.ts");
  const entry = schoolEntry(deps, actor, "school.question");
  const ord = schoolOrd(deps.newId());
  const code = questionCode(ord);
  const { at } = entry;
  const changes = await storing.storingChangesOf([draft], {
    known: new Map(),
    sequence: () => ord,
    pictures,
    now: at,
    importedBy: SCHOOL_SOURCE,
    byHand: true,
    catalogue: deps.catalogue.current(),
  });
  const [version, author] = [1, actor.viewer.id];
  const after = { version, key: draft.key, status: draft.status };
  await deps.write([
    insertSchoolQuestion(db, { ord, schoolId, author, words: schoolQuestionWords(draft), at }),
    auditQuestion(db, code, { before: {}, after }, entry),
    insertVersion(db, { ord, version, at, actorId: author, restores: null, draft: JSON.stringify(draft) }),
    ...storing.storingStatements(deps, changes),
  ]);
  return { state: "saved", code };
}

/**
 * Offers it to notebooks, or no longer; those that contain it are unchanged. Throws no-permission, question-not-found.
 */
export async function activateOwnQuestion(
  deps: Deps,
  actor: SchoolActor,
  { ord, active }: { ord: number; active: boolean },
): Promise<void> {
  const entry = schoolEntry(deps, actor, "school.question");
  const change = { ord, active, at: entry.at, by: actor.viewer.id };
  const { rows } = await deps.write(setSchoolQuestionActive(deps.db, editorOf(actor), change, entry));
  if (rows.length === 0) throw new AppError("question-not-found");
}
