import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, int, orNull, pick, type RowOf } from "#app/platform/db/fields.server.ts";
import { upsertRows } from "#app/platform/db/upsert-rows.server.ts";
import {
  pictures,
  questionItems,
  type questionKeys,
  questionSolutions,
  questionSources,
  questions,
} from "#drizzle/schema/bank/questions.ts";
import { type Evidence, type Finding, ownFindings } from "../domain/findings.ts";
import { ordRange } from "../domain/ord.ts";
import { type IndexedQuestion, indexRows } from "./indexing.server.ts";
import { facets, question } from "./question-fields.server.ts";

const source = columns(questionSources, "s");
const counted = { ...facets, ...pick(question, "ord", "phase", "day") };
const stored = { ...counted, status: question.status, ...pick(source, "path", "digest", "revision") };
/** A stored question by its origin, for imports to compare. */
export type StoredQuestion = RowOf<typeof stored>;

export function storedByPath(db: Database, name: string, paths: readonly string[]) {
  return db.select(
    stored,
    sql`FROM json_each(${JSON.stringify(paths)}) p
    CROSS JOIN question_sources s ON s.source = ${name} AND s.path = p.value
    CROSS JOIN questions q ON q.ord = s.ord`,
  );
}

/** Null for a year without questions. One seek a year. */
export function lastOrdOfYears(db: Database, years: readonly number[]) {
  const ranges = JSON.stringify(years.map((year) => ({ year, ...ordRange(year, year) })));
  const last = sql`(SELECT max(ord) FROM questions
    WHERE ord >= y.value ->> 'from' AND ord < y.value ->> 'before')`;
  return db.select(
    { year: int(sql`y.value ->> 'year'`), ord: orNull(int(last)) },
    sql`FROM json_each(${ranges}) y`,
  );
}

type QuestionRows = {
  questions: (typeof questions.$inferInsert)[];
  keys: Pick<typeof questionKeys.$inferInsert, "ord" | "subject" | "letters" | "letter" | "reading">[];
  solutions: (typeof questionSolutions.$inferInsert)[];
  sources: (typeof questionSources.$inferInsert)[];
  items: (typeof questionItems.$inferInsert)[];
  /** Existing questions of the batch: their index rows are deleted first. */
  replaced: number[];
  /** Those without solution, hint and explanation in the new draft. */
  unsolved: number[];
  indexed: IndexedQuestion[];
  findings: (Finding & { ord: number; at: number })[];
};

/** One D1 batch: rows, keys, solutions, sources and both indexes. */
export function storeQuestionRows(db: Database, rows: QuestionRows) {
  return [
    upsertRows(db, questions, rows.questions),
    // The counts of answers stay: only the key and its letters come from a draft.
    db.statement(sql`INSERT INTO question_keys (ord, subject, letters, letter, reading)
      SELECT value ->> 'ord', value ->> 'subject', value ->> 'letters', value ->> 'letter', value ->> 'reading'
      FROM json_each(${JSON.stringify(rows.keys)}) WHERE true
      ON CONFLICT (ord) DO UPDATE SET subject = excluded.subject, letters = excluded.letters, letter = excluded.letter,
        reading = excluded.reading`),
    upsertRows(db, questionSources, rows.sources),
    ...(rows.solutions.length > 0 ? [upsertRows(db, questionSolutions, rows.solutions)] : []),
    ...(rows.unsolved.length > 0
      ? [
          db.statement(
            sql`DELETE FROM question_solutions WHERE ord IN (SELECT value FROM json_each(${JSON.stringify(rows.unsolved)}))`,
          ),
        ]
      : []),
    ...(rows.items.length > 0 ? [upsertRows(db, questionItems, rows.items)] : []),
    ...findingStatements(db, rows),
    ...indexRows(db, rows),
  ] as const;
}

/** The findings of these questions; those from INEP's file stay. */
function findingStatements(
  db: Database,
  { replaced, findings }: Pick<QuestionRows, "replaced" | "findings">,
) {
  const judged = sql`kind IN (SELECT value FROM json_each(${JSON.stringify(ownFindings)}))`;
  return [
    ...(replaced.length > 0
      ? [
          db.statement(sql`DELETE FROM question_findings
            WHERE ord IN (SELECT value FROM json_each(${JSON.stringify(replaced)})) AND ${judged}`),
        ]
      : []),
    ...(findings.length > 0 ? [noteFindings(db, findings)] : []),
  ];
}

/** An existing finding is unchanged, open or resolved. */
function noteFindings(db: Database, findings: QuestionRows["findings"]) {
  return db.statement(sql`INSERT INTO question_findings (kind, ord, evidence, at)
    SELECT value ->> 'kind', value ->> 'ord', value -> 'evidence', value ->> 'at'
    FROM json_each(${JSON.stringify(findings)}) WHERE true ON CONFLICT (kind, ord) DO NOTHING`);
}

/** Stores INEP's corrections and proposed topics by path; an existing one is unchanged. */
export function insertCorrections(
  db: Database,
  source: string,
  rows: readonly { path: string; kind: "key" | "area" | "topic"; evidence: Evidence; at: number }[],
) {
  return db.statement(sql`INSERT INTO question_findings (kind, ord, evidence, at)
    SELECT c.value ->> 'kind', s.ord, c.value -> 'evidence', c.value ->> 'at'
    FROM json_each(${JSON.stringify(rows)}) c
    CROSS JOIN question_sources s ON s.source = ${source} AND s.path = c.value ->> 'path'
    WHERE true ON CONFLICT (kind, ord) DO NOTHING`);
}

export function storedPictures(db: Database, paths: readonly string[]) {
  return db.select(
    columns(pictures, "p"),
    sql`FROM json_each(${JSON.stringify(paths)}) wanted
    CROSS JOIN pictures p ON p.path = wanted.value`,
  );
}

export function storePictureRows(db: Database, rows: (typeof pictures.$inferInsert)[]) {
  return upsertRows(db, pictures, rows);
}

/** A page of the bank by ord, with panel fields; without quarantined questions. */
export function countedQuestions(db: Database, after: number, limit: number) {
  return db.select(
    counted,
    sql`FROM questions q WHERE ord > CAST(${after} AS INTEGER) AND status <> 'quarantined' ORDER BY ord LIMIT ${limit}`,
  );
}

/** Paths whose questions have INEP's item already. */
export function pathsWithItem(db: Database, name: string, paths: readonly string[]) {
  return db.select(
    pick(source, "path"),
    sql`FROM json_each(${JSON.stringify(paths)}) p
    CROSS JOIN question_sources s ON s.source = ${name} AND s.path = p.value
    CROSS JOIN question_items i ON i.ord = s.ord`,
  );
}

/** Source texts of an institution's year from other sources; unchecked extractions do not count. */
export function textsOfOtherSources(
  db: Database,
  input: { institution: number; year: number; source: string },
) {
  const { from, before } = ordRange(input.year, input.year);
  return db.select(
    pick(source, "ord", "statement", "alternatives"),
    sql`FROM questions q CROSS JOIN question_sources s ON s.ord = q.ord
    WHERE q.ord >= CAST(${from} AS INTEGER) AND q.ord < CAST(${before} AS INTEGER) AND q.institution = ${input.institution}
      AND q.origin = 'exam' AND s.source <> ${input.source}
      AND NOT (s.source = 'enem-extracao' AND q.status = 'quarantined')`,
  );
}
