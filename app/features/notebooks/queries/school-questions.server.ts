import { type SQL, sql } from "drizzle-orm";
import type { SchoolEditor } from "#app/features/bank/queries/editing.server.ts";
import { listed } from "#app/features/bank/queries/question-fields.server.ts";
import { matchOf } from "#app/features/school/queries/people-list.server.ts";
import { type AuditEntry, insertAudit } from "#app/platform/audit/queries/audit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, flag, int, orNull, pick, type RowOf, text } from "#app/platform/db/fields.server.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import { schoolQuestions } from "#drizzle/schema/notebooks/notebooks.ts";
import { type NotebookFilter, notebookMatch } from "../domain/notebook-filter.ts";

/** Fails the batch where the ord exists, so that no question is overwritten. */
export function insertSchoolQuestion(
  db: Database,
  {
    ord,
    schoolId,
    author,
    words,
    at,
  }: { ord: number; schoolId: string; author: string; words: string; at: number },
) {
  return db.statement(sql`INSERT INTO school_questions (ord, school, author, words, created_at, updated_at, updated_by)
    VALUES (CAST(${ord} AS INTEGER), ${schoolId}, ${author}, ${words}, ${at}, ${at}, ${author})`);
}

/** Condition on `school_questions o`: theirs to edit. */
function ownedBy({ schoolId, author }: SchoolEditor): SQL {
  return author === null ? sql`o.school = ${schoolId}` : sql`o.school = ${schoolId} AND o.author = ${author}`;
}

/** With its audit row; a row if it was theirs to change. */
export function setSchoolQuestionActive(
  db: Database,
  editor: SchoolEditor,
  { ord, active, at, by }: { ord: number; active: boolean; at: number; by: string },
  entry: AuditEntry,
) {
  const own = sql`o.ord = CAST(${ord} AS INTEGER) AND ${ownedBy(editor)}`;
  return {
    rows: insertAudit(db, entry, {
      subjectId: sql`${questionCode(ord)}`,
      before: sql`json_object('active', o.active)`,
      after: sql`${JSON.stringify({ active: active ? 1 : 0 })}`,
      from: sql`FROM school_questions o WHERE ${own}`,
    }),
    updateSchoolQuestions: db.statement(
      sql`UPDATE school_questions AS o SET active = ${active ? 1 : 0}, updated_at = ${at}, updated_by = ${by} WHERE ${own}`,
    ),
  };
}

/** A row if it is theirs to edit. */
export function editableQuestion(db: Database, editor: SchoolEditor, ord: number) {
  return db.select(
    pick(columns(schoolQuestions, "o"), "ord"),
    sql`FROM school_questions o WHERE o.ord = CAST(${ord} AS INTEGER) AND ${ownedBy(editor)}`,
  );
}

const inList = {
  ...listed,
  ...pick(columns(schoolQuestions, "o"), "num", "active", "updatedAt"),
  author: orNull(text(sql`(SELECT u.first_name || ' ' || u.last_name FROM users u WHERE u.id = o.author)`)),
  /** Notebooks that contain it. */
  uses: int(sql`(SELECT count(DISTINCT l.notebook) FROM school_question_places l
    CROSS JOIN notebooks n ON n.num = l.notebook AND n.deleted_at IS NULL WHERE l.ord = o.ord)`),
};

type Page = { below: number; limit: number };

/** A school's own questions, newest first, below a number. `editable`: theirs to edit. */
export function schoolQuestionsFor(
  db: Database,
  editor: SchoolEditor,
  filter: NotebookFilter,
  { below, limit }: Page,
) {
  const { schoolId } = editor;
  const expression = notebookMatch(filter);
  const from = sql`CAST(${below} AS INTEGER)`;
  const numbers = expression
    ? sql`SELECT rowid AS num FROM school_question_words
        WHERE school_question_words MATCH ${matchOf(schoolId, expression)} AND rowid < ${from} ORDER BY rowid DESC LIMIT ${limit}`
    : sql`SELECT p.num FROM school_questions p WHERE p.school = ${schoolId} AND p.num < ${from} ORDER BY p.num DESC LIMIT ${limit}`;
  return db.select(
    { ...inList, editable: flag(sql`${ownedBy(editor)}`) },
    sql`FROM (${numbers}) s CROSS JOIN school_questions o ON o.num = s.num CROSS JOIN questions q ON q.ord = o.ord
    WHERE o.school = ${schoolId} ORDER BY o.num DESC`,
  );
}
export type SchoolQuestionRow = RowOf<typeof inList> & { editable: boolean };
