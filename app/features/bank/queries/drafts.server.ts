import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, orNull, outer, pick, type RowOf, text } from "#app/platform/db/fields.server.ts";
import { questionItems, questionSolutions, questionSources } from "#drizzle/schema/bank/questions.ts";
import type { QuestionStatus } from "../domain/draft.ts";
import { ofBank, question } from "./question-fields.server.ts";

/** A question's texts, key and item, without its own row. */
const behind = {
  ...pick(
    columns(questionSources, "s"),
    "source",
    "path",
    "version",
    "digest",
    "statement",
    "alternatives",
    "quarantineReason",
  ),
  letter: orNull(text(sql`coalesce(k.letter, s.held_letter)`)),
  ...pick(outer(columns(questionSolutions, "l")), "solution", "hint", "explanation"),
  ...pick(outer(columns(questionItems, "i")), "itemCode", "area", "skill", "a", "b", "c"),
};
export const draft = {
  ...pick(
    question,
    "ord",
    "institution",
    "year",
    "phase",
    "day",
    "booklet",
    "number",
    "subject",
    "topics",
    "kind",
    "language",
    "difficulty",
    "answeredDifficulty",
    "colours",
    "origin",
    "excerpt",
  ),
  /** A school's own question is "quarantined" for the bank alone. */
  status: text<QuestionStatus>(sql`CASE WHEN ${ofBank} THEN q.status ELSE 'published' END`),
  ...behind,
};
/** With key and solution: for exports and editing, never for students. */
export type DraftRow = RowOf<typeof draft>;

/** Published questions of an institution's real exams, never edited by hand: a page by ord. */
export function shownExamDrafts(db: Database, institution: number, after: number, limit: number) {
  return db.select(
    draft,
    sql`FROM questions q CROSS JOIN question_sources s ON s.ord = q.ord CROSS JOIN question_keys k ON k.ord = q.ord
      LEFT JOIN question_solutions l ON l.ord = q.ord LEFT JOIN question_items i ON i.ord = q.ord
    WHERE q.ord > CAST(${after} AS INTEGER) AND q.institution = ${institution} AND q.origin = 'exam'
      AND q.status <> 'quarantined' AND s.revision = 0
    ORDER BY q.ord LIMIT ${limit}`,
  );
}

/** Of the bank, unordered. */
export function draftRows(db: Database, ords: readonly number[]) {
  return db.select(
    draft,
    sql`FROM json_each(${JSON.stringify(ords)}) wanted
    CROSS JOIN questions q ON q.ord = wanted.value
    CROSS JOIN question_sources s ON s.ord = q.ord
    CROSS JOIN question_keys k ON k.ord = q.ord
    LEFT JOIN question_solutions l ON l.ord = q.ord
    LEFT JOIN question_items i ON i.ord = q.ord
    WHERE ${ofBank}`,
  );
}
