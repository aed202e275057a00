import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { flag } from "#app/platform/db/fields.server.ts";
import { type KeyAsker, notHeld } from "./held-back.server.ts";

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
