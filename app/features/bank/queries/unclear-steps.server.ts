import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, flag, int, pick } from "#app/platform/db/fields.server.ts";
import { unclearStepCounts } from "#drizzle/schema/bank/question-editing.ts";
import { type KeyAsker, notHeld } from "./held-back.server.ts";
import { audited } from "./question-fields.server.ts";

/** Whether the person may read the solution's step: they have answered, and no open exam withholds it. */
export function readableStep(db: Database, asker: KeyAsker, { ord, step }: { ord: number; step: number }) {
  return db.select(
    { has: flag(sql`coalesce(json_array_length(w.parts, '$.steps'), 0) >= CAST(${step} AS INTEGER)`) },
    sql`FROM answers a CROSS JOIN question_solutions w ON w.ord = a.ord
    WHERE a.user_num = ${asker.userNum} AND a.ord = CAST(${ord} AS INTEGER) AND ${notHeld(sql`a.ord`, asker)}`,
  );
}

/** Idempotent. No row: the limit (`limitKey`, counted right before) is full, or the step is none the person may read. */
export function insertUnclearStep(
  db: Database,
  asker: KeyAsker & { userId: string },
  { ord, step }: { ord: number; step: number },
  limitKey: string,
) {
  return db.statement(sql`INSERT INTO unclear_steps (ord, step, user_id, created_at)
    SELECT a.ord, CAST(${step} AS INTEGER), ${asker.userId}, ${asker.now}
    FROM answers a CROSS JOIN question_solutions w ON w.ord = a.ord
    WHERE a.user_num = ${asker.userNum} AND a.ord = CAST(${ord} AS INTEGER) AND ${notHeld(sql`a.ord`, asker)}
      AND json_array_length(w.parts, '$.steps') >= CAST(${step} AS INTEGER)
      AND NOT EXISTS (SELECT 1 FROM rate_limits WHERE key = ${limitKey} AND refused = 1)
    ON CONFLICT DO NOTHING`);
}

export type UnclearPlace = { people: number; ord: number; step: number };

/** The most marked steps first, below a place. */
export function mostUnclearSteps(db: Database, below: UnclearPlace, limit: number) {
  return db.select(
    { ...audited, ...pick(columns(unclearStepCounts, "u"), "step", "people") },
    sql`FROM unclear_step_counts u CROSS JOIN questions q ON q.ord = u.ord CROSS JOIN question_keys k ON k.ord = u.ord
    WHERE (u.people, u.ord, u.step) < (${below.people}, ${below.ord}, ${below.step})
    ORDER BY u.people DESC, u.ord DESC, u.step DESC LIMIT ${limit}`,
  );
}

export function countUnclearSteps(db: Database, most: number) {
  return db.select({ n: int(sql`count(*)`) }, sql`FROM (SELECT 1 FROM unclear_step_counts LIMIT ${most})`);
}
