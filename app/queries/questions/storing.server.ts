import { sql } from "drizzle-orm";
import type { FacetRow } from "#app/domain/questions/facet-row.ts";
import { ordRange } from "#app/domain/questions/ord.ts";
import {
  pictures,
  questionItems,
  type questionKeys,
  questionSolutions,
  questionSources,
  questions,
} from "#drizzle/schema/questions.ts";
import { type Database, statement } from "../database.server.ts";
import { upsertRows } from "../upsert-rows.server.ts";
import { type IndexedQuestion, indexRows } from "./indexing.server.ts";
import { FACET_COLUMNS } from "./search.server.ts";

/** A question as it stands in the bank, by its origin: what an import compares with. */
export type StoredQuestion = FacetRow & {
  path: string;
  ord: number;
  digest: string;
  status: "published" | "quarantined" | "annulled";
};

/** The stored questions of a source among these paths. */
export function storedByPath(db: Database, source: string, paths: readonly string[]) {
  return statement<StoredQuestion>(
    db,
    sql`SELECT s.path, s.ord, s.digest, q.status, ${FACET_COLUMNS}
    FROM json_each(${JSON.stringify(paths)}) p
    CROSS JOIN question_sources s ON s.source = ${source} AND s.path = p.value
    CROSS JOIN questions q ON q.ord = s.ord`,
  );
}

/** The highest ord of each of these years; years without questions are absent. One seek a year. */
export function lastOrdOfYears(db: Database, years: readonly number[]) {
  return statement<{ year: number; ord: number }>(
    db,
    sql`SELECT y.value AS year, (
      SELECT max(ord) FROM questions
      WHERE ord >= CAST(y.value AS INTEGER) * 10000000 AND ord < (CAST(y.value AS INTEGER) + 1) * 10000000
    ) AS ord FROM json_each(${JSON.stringify(years)}) y`,
  );
}

type QuestionRows = {
  questions: (typeof questions.$inferInsert)[];
  keys: Omit<typeof questionKeys.$inferInsert, "a" | "b" | "c" | "d" | "e">[];
  solutions: (typeof questionSolutions.$inferInsert)[];
  sources: (typeof questionSources.$inferInsert)[];
  items: (typeof questionItems.$inferInsert)[];
  /** Every question of the batch whose index rows are to be dropped first: the ones that existed. */
  replaced: number[];
  /** Those of them whose draft brings no solution, hint or explanation any more. */
  unsolved: number[];
  indexed: IndexedQuestion[];
};

/** The statements that store a batch of questions, for one D1 batch: rows, keys, solutions, sources and both indexes. */
export function storeQuestionRows(db: Database, rows: QuestionRows) {
  return [
    upsertRows(db, questions, rows.questions),
    // The counts of answers stay: only the key and its letters come from a draft.
    statement<never>(
      db,
      sql`INSERT INTO question_keys (ord, subject, letters, letter)
      SELECT value ->> 'ord', value ->> 'subject', value ->> 'letters', value ->> 'letter'
      FROM json_each(${JSON.stringify(rows.keys)}) WHERE true
      ON CONFLICT (ord) DO UPDATE SET subject = excluded.subject, letters = excluded.letters, letter = excluded.letter`,
    ),
    upsertRows(db, questionSources, rows.sources),
    ...(rows.solutions.length > 0 ? [upsertRows(db, questionSolutions, rows.solutions)] : []),
    ...(rows.unsolved.length > 0
      ? [
          statement<never>(
            db,
            sql`DELETE FROM question_solutions WHERE ord IN (SELECT value FROM json_each(${JSON.stringify(rows.unsolved)}))`,
          ),
        ]
      : []),
    ...(rows.items.length > 0 ? [upsertRows(db, questionItems, rows.items)] : []),
    ...indexRows(db, rows),
  ] as const;
}

/** The pictures already in the file store among these paths. */
export function storedPictures(db: Database, paths: readonly string[]) {
  return statement<typeof pictures.$inferSelect>(
    db,
    sql`SELECT p.* FROM json_each(${JSON.stringify(paths)}) wanted
    CROSS JOIN pictures p ON p.path = wanted.value`,
  );
}

/** Notes pictures put into the file store. */
export function storePictureRows(db: Database, rows: (typeof pictures.$inferInsert)[]) {
  return upsertRows(db, pictures, rows);
}

/** A page of the bank by ord, with what the facet panels count; quarantined questions are not counted. */
export function countedQuestions(db: Database, after: number, limit: number) {
  return statement<Omit<StoredQuestion, "path" | "digest" | "status">>(
    db,
    sql`SELECT q.ord, ${FACET_COLUMNS}
    FROM questions q WHERE ord > CAST(${after} AS INTEGER) AND status <> 'quarantined' ORDER BY ord LIMIT ${limit}`,
  );
}

/** The questions of these paths that already carry what INEP publishes of them. */
export function pathsWithItem(db: Database, source: string, paths: readonly string[]) {
  return statement<{ path: string }>(
    db,
    sql`SELECT s.path FROM json_each(${JSON.stringify(paths)}) p
    CROSS JOIN question_sources s ON s.source = ${source} AND s.path = p.value
    CROSS JOIN question_items i ON i.ord = s.ord`,
  );
}

/** The source texts of an institution's stored questions of one year that came from another source than this one. */
export function textsOfOtherSources(
  db: Database,
  input: { institution: number; year: number; source: string },
) {
  const { from, before } = ordRange(input.year, input.year);
  return statement<{ ord: number; statement: string; alternatives: string }>(
    db,
    sql`SELECT s.ord, s.statement, s.alternatives FROM questions q CROSS JOIN question_sources s ON s.ord = q.ord
    WHERE q.ord >= CAST(${from} AS INTEGER) AND q.ord < CAST(${before} AS INTEGER) AND q.institution = ${input.institution}
      AND q.origin = 'exam' AND s.source <> ${input.source}`,
  );
}
