import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, flag, int, orNull, pick, text } from "#app/platform/db/fields.server.ts";
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

const unclear = {
  ...audited,
  ...pick(columns(unclearStepCounts, "c"), "step", "people"),
  /** HTML of our renderer. */
  stepHtml: orNull(text(sql`json_extract(l.parts, '$.steps[' || (c.step - 1) || ']')`)),
};

export type UnclearPlace = { people: number; ord: number; step: number };

/** Steps that most people marked, below a place. */
export function mostUnclearSteps(db: Database, below: UnclearPlace, limit: number) {
  return db.select(
    unclear,
    sql`FROM unclear_step_counts c CROSS JOIN questions q ON q.ord = c.ord CROSS JOIN question_keys k ON k.ord = c.ord
    LEFT JOIN question_solutions l ON l.ord = c.ord
    WHERE c.people > 0 AND (c.people, c.ord, c.step) < (${below.people}, ${below.ord}, ${below.step})
    ORDER BY c.people DESC, c.ord DESC, c.step DESC LIMIT ${limit}`,
  );
}

export function countUnclearSteps(db: Database, most: number) {
  return db.select(
    { n: int(sql`count(*)`) },
    sql`FROM (SELECT 1 FROM unclear_step_counts WHERE people > 0 LIMIT ${most})`,
  );
}
