import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, pick, type RowOf, text } from "#app/platform/db/fields.server.ts";
import { questionSources } from "#drizzle/schema/bank/questions.ts";
import type { FacetCounts } from "../../domain/facet-panels.ts";
import type { IndexedQuestion } from "../indexing.server.ts";
import { addToPanels } from "../panels.server.ts";
import { facets, question } from "../question-fields.server.ts";

const stamp = sql.raw("s.digest || ' ' || q.status || ' ' || q.subject || ' ' || q.topics");
const whole = {
  ...facets,
  ...pick(question, "ord", "status", "phase", "day"),
  ...pick(columns(questionSources, "s"), "statement", "alternatives"),
  stamp: text(stamp),
};
/** A question a change may write, its index fields, and a stamp that detects concurrent changes. */
export type TopicQuestion = RowOf<typeof whole>;

/** An FTS5 expression of these topics' tokens. */
function anyTopic(ids: readonly number[]): string {
  return ids.map((id) => `"t${Math.trunc(id)}"`).join(" OR ");
}

/** The next questions of these topics, by ord. */
export function questionsOfTopics(db: Database, ids: readonly number[], after: number, limit: number) {
  return db.select(
    whole,
    sql`FROM (
      SELECT rowid AS ord FROM question_filter
      WHERE question_filter MATCH ${anyTopic(ids)} AND rowid > CAST(${after} AS INTEGER) ORDER BY rowid LIMIT ${limit}
    ) w CROSS JOIN questions q ON q.ord = w.ord CROSS JOIN question_sources s ON s.ord = q.ord ORDER BY q.ord`,
  );
}

export function questionsToUndo(db: Database, ords: readonly number[]) {
  return db.select(
    whole,
    sql`FROM json_each(${JSON.stringify(ords)}) w CROSS JOIN questions q ON q.ord = w.value
      CROSS JOIN question_sources s ON s.ord = q.ord`,
  );
}

/** Whether a question has changed since it was read. */
function changedMeanwhile(read: readonly Pick<TopicQuestion, "ord" | "stamp">[]): SQL {
  const rows = JSON.stringify(read.map(({ ord, stamp: as }) => [ord, as]));
  return sql`EXISTS (SELECT 1 FROM json_each(${rows}) w CROSS JOIN questions q ON q.ord = w.value ->> 0
    CROSS JOIN question_sources s ON s.ord = q.ord WHERE ${stamp} <> w.value ->> 1)`;
}

/** Fails the batch if a question has changed since it was read. */
export function failIfChanged(db: Database, read: readonly Pick<TopicQuestion, "ord" | "stamp">[]) {
  return db.statement(
    sql`UPDATE topic_overlay SET version = NULL WHERE id = 1 AND ${changedMeanwhile(read)}`,
  );
}

/** Questions' subject, topics, and rows of the word indexes. */
export type Placing = {
  ord: number;
  subject: number;
  topics: readonly number[];
  indexed: IndexedQuestion | null;
};

/** Changes questions' subject and topics: rows, keys, all three indexes and panels. */
export function placeQuestions(
  db: Database,
  placings: readonly Placing[],
  panels: ReadonlyMap<string, FacetCounts>,
) {
  const rows = JSON.stringify(placings.map(({ ord, subject, topics }) => ({ ord, subject, topics })));
  const indexed = JSON.stringify(placings.flatMap((each) => each.indexed ?? []));
  const ords = sql`SELECT value ->> 'ord' FROM json_each(${indexed})`;
  const ranks = sql`json_each(${indexed}) w CROSS JOIN question_standings s ON s.ord = w.value ->> 'ord'
    CROSS JOIN json_each(json_array(s.answered_rank, s.hard_rank)) k WHERE k.value IS NOT NULL`;
  const index = (table: SQL, names: SQL, values: SQL) =>
    db.statement(
      sql`INSERT INTO ${table} (rowid, ${names}) SELECT value ->> 'ord', ${values} FROM json_each(${indexed})`,
    );
  return [
    db.statement(sql`UPDATE questions SET subject = w.value ->> 'subject', topics = w.value ->> 'topics'
      FROM json_each(${rows}) w WHERE questions.ord = w.value ->> 'ord'`),
    db.statement(sql`UPDATE question_keys SET subject = w.value ->> 'subject'
      FROM json_each(${rows}) w WHERE question_keys.ord = w.value ->> 'ord'`),
    db.statement(sql`DELETE FROM question_search WHERE rowid IN (${ords})`),
    index(
      sql`question_search`,
      sql`body, stems, gist, meta`,
      sql`value ->> 'body', value ->> 'stems', value ->> 'gist', value ->> 'meta'`,
    ),
    db.statement(sql`DELETE FROM question_filter WHERE rowid IN (${ords})`),
    index(sql`question_filter`, sql`meta`, sql`value ->> 'meta'`),
    // Their ranks are unchanged: only the tokens there are new.
    db.statement(sql`DELETE FROM question_ranks WHERE rowid IN (SELECT k.value FROM ${ranks})`),
    db.statement(
      sql`INSERT INTO question_ranks (rowid, meta) SELECT k.value, w.value ->> 'meta' FROM ${ranks}`,
    ),
    addToPanels(db, panels),
    db.statement(sql`DELETE FROM facet_panels
      WHERE key IN (SELECT value FROM json_each(${JSON.stringify([...panels.keys()])})) AND counts = '{}'`),
  ] as const;
}
