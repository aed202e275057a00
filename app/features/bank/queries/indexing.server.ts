import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, int, pick, type RowOf } from "#app/platform/db/fields.server.ts";
import { questionSources } from "#drizzle/schema/bank/questions.ts";
import type { IndexedWords } from "../domain/words/indexed-words.ts";
import { facets, question } from "./question-fields.server.ts";

export type IndexedQuestion = IndexedWords & { ord: number; meta: string };

/** Writes both word indexes; the old rows of `replaced` are deleted first. */
export function indexRows(db: Database, rows: { replaced: readonly number[]; indexed: IndexedQuestion[] }) {
  const indexed = JSON.stringify(rows.indexed);
  const replaced = JSON.stringify(rows.replaced);
  const dropped = [
    db.statement(sql`DELETE FROM question_search WHERE rowid IN (SELECT value FROM json_each(${replaced}))`),
    db.statement(sql`DELETE FROM question_filter WHERE rowid IN (SELECT value FROM json_each(${replaced}))`),
    // Ranked again, with new tokens, by the next `rankAnsweredQuestions`.
    db.statement(sql`DELETE FROM question_ranks WHERE rowid IN (
        SELECT k.value FROM question_standings s, json_each(json_array(s.answered_rank, s.hard_rank)) k
        WHERE s.ord IN (SELECT value FROM json_each(${replaced})) AND k.value IS NOT NULL)`),
    db.statement(sql`DELETE FROM question_standings WHERE ord IN (SELECT value FROM json_each(${replaced}))`),
  ];
  return [
    ...(rows.replaced.length > 0 ? dropped : []),
    db.statement(sql`INSERT INTO question_search (rowid, body, stems, gist, meta)
      SELECT value ->> 'ord', value ->> 'body', value ->> 'stems', value ->> 'gist', value ->> 'meta' FROM json_each(${indexed})`),
    db.statement(
      sql`INSERT INTO question_filter (rowid, meta) SELECT value ->> 'ord', value ->> 'meta' FROM json_each(${indexed})`,
    ),
  ];
}

const indexable = {
  ...pick(question, "ord", "status"),
  ...facets,
  ...pick(columns(questionSources, "s"), "statement", "alternatives"),
};
export type IndexableQuestion = RowOf<typeof indexable>;

/** A page of the bank by ord, with index fields; quarantined questions are in no index. */
export function indexableQuestions(db: Database, after: number, limit: number) {
  return db.select(
    indexable,
    sql`FROM questions q CROSS JOIN question_sources s ON s.ord = q.ord
    WHERE q.ord > CAST(${after} AS INTEGER) AND q.status <> 'quarantined' ORDER BY q.ord LIMIT ${limit}`,
  );
}

/** The same for some questions, with quarantined ones. */
export function indexableAmong(db: Database, ords: readonly number[]) {
  return db.select(
    indexable,
    sql`FROM json_each(${JSON.stringify(ords)}) w
    CROSS JOIN questions q ON q.ord = w.value CROSS JOIN question_sources s ON s.ord = q.ord`,
  );
}

export function setLearntFacets(
  db: Database,
  rows: { ord: number; answeredDifficulty: number | null; colours: readonly number[] }[],
) {
  return db.statement(sql`UPDATE questions SET answered_difficulty = v.value ->> 'answeredDifficulty', colours = v.value ->> 'colours'
    FROM json_each(${JSON.stringify(rows)}) v WHERE questions.ord = v.value ->> 'ord'`);
}

/** Excerpts are made of the texts that the indexes are made of. */
export function setExcerpts(db: Database, rows: { ord: number; excerpt: string }[]) {
  return db.statement(sql`UPDATE questions SET excerpt = v.value ->> 'excerpt'
    FROM json_each(${JSON.stringify(rows)}) v WHERE questions.ord = v.value ->> 'ord'`);
}

/** Reads as many rows as the work over the bank that it is for. */
export function countQuestions(db: Database) {
  return db.select({ questions: int(sql`count(*)`) }, sql`FROM questions WHERE ord > 0`);
}

/** Rebuilds an index: overwritten rows leave marks that slow searches (fourfold for long texts, 200,000 questions). */
export function optimizeIndexes(db: Database) {
  return [
    db.statement(sql`INSERT INTO question_search (question_search) VALUES ('optimize')`),
    db.statement(sql`INSERT INTO question_filter (question_filter) VALUES ('optimize')`),
  ] as const;
}
