import type { NotebookFilter } from "#app/domain/notebooks/notebook-filter.ts";
import { missingPictures, picturePathsOf } from "#app/domain/questions/draft/draft-pictures.ts";
import type { QuestionDraft } from "#app/domain/questions/draft.ts";
import { questionCode } from "#app/domain/questions/question-code.ts";
import { questionHeading } from "#app/domain/questions/question-heading.ts";
import { SCHOOL_SOURCE, schoolQuestionWords } from "#app/domain/questions/school-draft.ts";
import { schoolOrd } from "#app/domain/questions/school-ord.ts";
import { academicYear } from "#app/domain/school/academic-year.ts";
import { AppError } from "#app/errors/app-error.ts";
import { noteOnQuestion } from "#app/queries/admin/audit.server.ts";
import { notebookToWrite } from "#app/queries/notebooks/notebooks.server.ts";
import { insertVersion } from "#app/queries/questions/editing.server.ts";
import {
  insertSchoolQuestion,
  type SchoolQuestionRow,
  schoolQuestionsFor,
  setSchoolQuestionActive,
} from "#app/queries/questions/school-questions.server.ts";
import { storedByPath, storedPictures } from "#app/queries/questions/storing.server.ts";
import { schoolById } from "#app/queries/school/schools.server.ts";
import type { Deps } from "../deps.ts";
import { ownEditor } from "../questions/question-writer.server.ts";
import { type EditOutcome, saveQuestion } from "../questions/save-question.server.ts";
import { type SchoolActor, schoolEntry } from "../school/school-actor.ts";
import { notebookWriter } from "./notebook-reader.ts";

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
  const page = { below: below ?? Number.MAX_SAFE_INTEGER, limit: PAGE + 1 };
  const [[school], rows] = await deps.read(
    schoolById(deps.db, actor.schoolId),
    schoolQuestionsFor(deps.db, editorOf(actor), filter, page),
  );
  if (!school) throw new AppError("page-not-found");
  const questions = rows.slice(0, PAGE).map((row) => listedQuestion(row, deps));
  const next = rows.length > PAGE ? (questions.at(-1)?.num ?? null) : null;
  return { school: { id: school.id, name: school.name }, questions, next };
}

/** What a new question is written in: the school, and the notebook it is for. Throws no-permission, page-not-found, notebook-not-loaded. */
export async function openNewQuestion(deps: Deps, actor: SchoolActor, notebookId: string | null) {
  const reader = notebookWriter(actor);
  const [[school], [notebook]] = await deps.read(
    schoolById(deps.db, actor.schoolId),
    notebookToWrite(deps.db, reader, notebookId ?? ""),
  );
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
 * Stores a question of this school alone, its first version and its audit row in one batch. The same draft sent again, by
 * its path, edits what the first one stored. Throws no-permission, database-unavailable.
 */
export async function writeOwnQuestion(
  deps: Deps,
  actor: SchoolActor,
  draft: QuestionDraft,
): Promise<WritingOutcome> {
  const { schoolId } = editorOf(actor);
  const { db } = deps;
  const [[before], found] = await deps.read(
    storedByPath(db, SCHOOL_SOURCE, [draft.provenance.path]),
    storedPictures(db, picturePathsOf([draft])),
  );
  if (before) {
    const edit = { ord: before.ord, base: before.digest, draft, confirmed: true };
    const outcome = await saveQuestion(deps, actor, edit);
    return outcome.state === "pictures" ? outcome : { state: "saved", code: questionCode(before.ord) };
  }
  const pictures = new Map(found.map((picture) => [picture.path, picture]));
  const missing = missingPictures(draft, pictures);
  if (missing.length > 0) return { state: "pictures", missing };
  const storing = await import("../questions/store-questions.server.ts");
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
  await deps.write(
    insertSchoolQuestion(db, { ord, schoolId, author, words: schoolQuestionWords(draft), at }),
    noteOnQuestion(db, code, { before: {}, after }, entry),
    insertVersion(db, { ord, version, at, actorId: author, restores: null, draft: JSON.stringify(draft) }),
    ...storing.storingStatements(deps, changes),
  );
  return { state: "saved", code };
}

/** Offers it to notebooks, or no longer; those that hold it keep it. Throws no-permission, question-not-found. */
export async function activateOwnQuestion(
  deps: Deps,
  actor: SchoolActor,
  { ord, active }: { ord: number; active: boolean },
): Promise<void> {
  const entry = schoolEntry(deps, actor, "school.question");
  const change = { ord, active, at: entry.at, by: actor.viewer.id };
  const [rows] = await deps.write(...setSchoolQuestionActive(deps.db, editorOf(actor), change, entry));
  if (rows.length === 0) throw new AppError("question-not-found");
}
