import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, int, listOf, orNull, outer, pick, type RowOf } from "#app/platform/db/fields.server.ts";
import { upsertRows } from "#app/platform/db/upsert-rows.server.ts";
import { questionStandings } from "#drizzle/schema/bank/questions.ts";
import { facets, firstAnswers, question } from "./question-fields.server.ts";

const moved = {
  ...facets,
  ord: question.ord,
  total: int(sql`f.total`),
  right: int(sql`f."right"`),
  ...pick(outer(columns(questionStandings, "s")), "answeredRank", "hardRank"),
};
/** Answered since it was ranked; its old ranks, null if it had none. */
export type MovedQuestion = RowOf<typeof moved>;

/** Of the next `limit` questions, those with other first answers than ranked. */
export function movedQuestions(db: Database, after: number, limit: number) {
  return db.select(
    moved,
    sql`FROM (
      SELECT k.ord, ${listOf(firstAnswers)}
      FROM question_keys k WHERE k.ord > CAST(${after} AS INTEGER) ORDER BY k.ord LIMIT ${limit}
    ) f LEFT JOIN question_standings s ON s.ord = f.ord CROSS JOIN questions q ON q.ord = f.ord
    WHERE f.total <> coalesce(s.answered, 0) AND q.status = 'published'`,
  );
}

/** The last of the next `limit` questions; null if none. */
export function endOfPage(db: Database, after: number, limit: number) {
  return db.select(
    { ord: orNull(int(sql`max(ord)`)) },
    sql`FROM (
      SELECT ord FROM question_keys WHERE ord > CAST(${after} AS INTEGER) ORDER BY ord LIMIT ${limit})`,
  );
}

/** Replaces the rank rows of these questions. */
export function rankQuestions(
  db: Database,
  input: {
    dropped: number[];
    ranked: { rank: number; meta: string }[];
    standings: (typeof questionStandings.$inferInsert)[];
  },
) {
  return [
    db.statement(
      sql`DELETE FROM question_ranks WHERE rowid IN (SELECT value FROM json_each(${JSON.stringify(input.dropped)}))`,
    ),
    db.statement(sql`INSERT INTO question_ranks (rowid, meta)
      SELECT value ->> 'rank', value ->> 'meta' FROM json_each(${JSON.stringify(input.ranked)})`),
    upsertRows(db, questionStandings, input.standings),
  ] as const;
}
