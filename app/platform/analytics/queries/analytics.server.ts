import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, pick } from "#app/platform/db/fields.server.ts";
import { DAY } from "#app/platform/time/units.ts";
import { profiles } from "#drizzle/schema/accounts/accounts.ts";
import { clientErrors } from "#drizzle/schema/platform/analytics.ts";
import type { ClientError } from "../domain/client-error.ts";
import type { TrackedEvent } from "../domain/tracked-event.server.ts";

/** Retention of events and errors in seconds. */
const KEPT_SECONDS = 90 * DAY;
const FORGOTTEN_AT_A_TIME = 50;

/** No row before the questionnaire is answered. */
export function ageBandOf(db: Database, userId: string) {
  return db.select(pick(columns(profiles), "ageBand"), sql`FROM profiles WHERE user_id = ${userId}`);
}

/** Stores events of a visitor (null) or of a declared adult only. `now` in epoch seconds. */
export function insertEvents(
  db: Database,
  events: readonly TrackedEvent[],
  { userId, now }: { userId: string | null; now: number },
) {
  return db.statement(sql`INSERT INTO tracked_events (name, details, at)
      SELECT value ->> 'name', json(value -> 'details'), ${now} FROM json_each(${JSON.stringify(events)})
      WHERE ${userId} IS NULL OR EXISTS (SELECT 1 FROM profiles WHERE user_id = ${userId} AND age_band = 'adult')`);
}

/** Counts an error: a new row, or one more in the existing row. */
export function countClientError(db: Database, hash: string, error: ClientError, now: number) {
  return db
    .insert(clientErrors)
    .values({ hash, ...error, firstAt: now, lastAt: now })
    .onConflictDoUpdate({
      target: clientErrors.hash,
      set: { count: sql`${clientErrors.count} + 1`, lastAt: now },
    });
}

/** Deletes a few events past retention. */
export function purgeOldEvents(db: Database, now: number) {
  return db.statement(sql`DELETE FROM tracked_events WHERE num IN (
      SELECT num FROM tracked_events WHERE at < ${now - KEPT_SECONDS} LIMIT ${FORGOTTEN_AT_A_TIME})`);
}

/** Deletes a few errors that have not recurred. */
export function purgeOldErrors(db: Database, now: number) {
  return db.statement(sql`DELETE FROM client_errors WHERE hash IN (
      SELECT hash FROM client_errors WHERE last_at < ${now - KEPT_SECONDS} LIMIT ${FORGOTTEN_AT_A_TIME})`);
}
