import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, int, pick, type RowOf } from "#app/platform/db/fields.server.ts";
import { gptAllowances, gptAnswerRequests, gptDays } from "#drizzle/schema/assistant/assistant.ts";

const listed = pick(columns(gptAnswerRequests), "num", "ord", "prompt", "words", "title", "askedAt");
export type HistoryRow = RowOf<typeof listed>;

/** A person's answered requests below a number, newest first. */
export function historyOf(db: Database, userNum: number, before: number, limit: number) {
  return db.select(
    listed,
    sql`FROM gpt_answer_requests WHERE user_num = ${userNum} AND num < CAST(${before} AS INTEGER)
      AND status = 200 AND deleted_at IS NULL ORDER BY num DESC LIMIT ${limit}`,
  );
}

export function allowanceOf(db: Database, userNum: number) {
  return db.select(
    pick(columns(gptAllowances), "day", "used"),
    sql`FROM gpt_allowances WHERE user_num = ${userNum}`,
  );
}

/** Only the person's own; open ones stay until they end. */
export function deleteRequest(db: Database, userNum: number, num: number, now: number) {
  return db.statement(sql`UPDATE gpt_answer_requests SET deleted_at = CAST(${now} AS INTEGER)
    WHERE num = CAST(${num} AS INTEGER) AND user_num = ${userNum} AND status > 1 AND deleted_at IS NULL`);
}

/** No row where the same request was made again meanwhile. */
export function restoreRequest(db: Database, userNum: number, num: number) {
  return db.statement(sql`UPDATE OR IGNORE gpt_answer_requests SET deleted_at = NULL
    WHERE num = CAST(${num} AS INTEGER) AND user_num = ${userNum} AND deleted_at IS NOT NULL`);
}

export function purgeDeletedRequests(db: Database, before: number) {
  return db.statement(sql`DELETE FROM gpt_answer_requests WHERE num IN (
    SELECT num FROM gpt_answer_requests WHERE deleted_at < ${before} LIMIT 1000)`);
}

const day = columns(gptDays);

/** Ended requests and their cost (millionths of a real) since a day. */
export function assistantTotals(db: Database, since: number) {
  return db.select(
    {
      answered: int(sql`coalesce(sum(${day.answered.sql}), 0)`),
      refused: int(sql`coalesce(sum(${day.refused.sql}), 0)`),
      failed: int(sql`coalesce(sum(${day.failed.sql}), 0)`),
      cost: int(sql`coalesce(sum(${day.cost.sql}), 0)`),
    },
    sql`FROM gpt_days WHERE day >= ${since}`,
  );
}
