import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns } from "#app/platform/db/fields.server.ts";
import { clockSteps } from "#drizzle/schema/platform/jobs.ts";

export function stepsDone(db: Database) {
  return db.select(columns(clockSteps), sql`FROM clock_steps`);
}

export function recordStepDone(db: Database, name: string, now: number) {
  return db.statement(sql`INSERT INTO clock_steps (name, done_at) VALUES (${name}, ${now})
    ON CONFLICT (name) DO UPDATE SET done_at = excluded.done_at`);
}
