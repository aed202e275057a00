import { sql } from "drizzle-orm";
import { notHeld } from "#app/features/bank/queries/held-back.server.ts";
import { ofBank } from "#app/features/bank/queries/question-fields.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, int, orNull, pick } from "#app/platform/db/fields.server.ts";
import { entryQuestions } from "#drizzle/schema/questions/entry-questions.ts";
import { ENTRY_SET } from "../../domain/entry/entry-rules.ts";

/** Characters of a statement's HTML: some ten lines on a phone. */
const SHORT = 900;
/** Of an explanation's HTML that says more than the letter. */
const EXPLAINED = 60;

const entry = columns(entryQuestions, "e");

/** The first entry question of each institution that is not withheld from visitors. A row or two an institution. */
export function entryStarts(db: Database, institutions: readonly number[], now: number) {
  return db.select(
    pick(entry, "institution", "ord"),
    sql`FROM json_each(${JSON.stringify(institutions)}) i CROSS JOIN entry_questions e ON e.institution = i.value AND e.place = (
      SELECT f.place FROM entry_questions f WHERE f.institution = i.value AND ${notHeld(sql`f.ord`, { userNum: null, now })}
      ORDER BY f.place LIMIT 1)`,
  );
}

/**
 * The entry questions before and after one, in its institution, that are not withheld from visitors. Three rows and the
 * withheld ones between.
 */
export function entryNeighbours(db: Database, ord: number, now: number) {
  const beside = (order: string, sign: string) =>
    orNull(
      int(sql`(SELECT n.ord FROM entry_questions n WHERE n.institution = e.institution AND n.place ${sql.raw(sign)} e.place
          AND ${notHeld(sql`n.ord`, { userNum: null, now })}
        ORDER BY n.place ${sql.raw(order)} LIMIT 1)`),
    );
  return db.select(
    { previous: beside("DESC", "<"), next: beside("ASC", ">") },
    sql`FROM entry_questions e WHERE e.ord = CAST(${ord} AS INTEGER)`,
  );
}

/** All, in their order. */
export function allEntryQuestions(db: Database) {
  return db.select(entry, sql`FROM entry_questions e ORDER BY e.institution, e.place`);
}

/**
 * Chooses the set again: published, gradable, explained, short, without pictures and tables, in no open exam; real ones first, then
 * those written for Farol, then the easiest by answers, by INEP, or as declared. Subjects alternate. Reads the bank once.
 */
export function refreshEntryQuestions(db: Database) {
  const plain = sql.raw(
    ["<img", "<table", "<svg"]
      .flatMap((tag) => [`q.statement_html NOT LIKE '%${tag}%'`, `q.alternatives_html NOT LIKE '%${tag}%'`])
      .join(" AND "),
  );
  const origin = sql.raw("CASE q.origin WHEN 'exam' THEN 0 WHEN 'authored' THEN 1 ELSE 2 END");
  const difficulty = sql.raw("coalesce(q.answered_difficulty, q.official_difficulty, q.difficulty, 2)");
  return {
    deleteEntryQuestions: db.statement(sql`DELETE FROM entry_questions`),
    insertEntryQuestions: db.statement(sql`INSERT INTO entry_questions (ord, institution, place)
      SELECT ord, institution, place FROM (
        SELECT ord, institution, row_number() OVER (PARTITION BY institution ORDER BY origin, difficulty > 2, turn, difficulty, ord DESC) AS place
        FROM (
          SELECT q.ord, q.institution, ${origin} AS origin, ${difficulty} AS difficulty, row_number() OVER (
            PARTITION BY q.institution, q.subject, ${origin}
            ORDER BY ${difficulty}, length(q.statement_html), q.ord DESC) AS turn
          FROM questions q CROSS JOIN question_keys k ON k.ord = q.ord CROSS JOIN question_solutions w ON w.ord = q.ord
          WHERE ${ofBank} AND q.status = 'published' AND q.kind = 'single-choice' AND q.language IS NULL AND q.has_solution
            AND k.letter IS NOT NULL AND length(q.statement_html) <= ${SHORT} AND length(w.solution_html) >= ${EXPLAINED}
            AND ${plain} AND NOT EXISTS (SELECT 1 FROM exam_questions x WHERE x.ord = q.ord)
        )
      ) WHERE place <= ${ENTRY_SET}`),
  };
}
