import { eq, sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, pick } from "#app/platform/db/fields.server.ts";
import { sessions, users } from "#drizzle/schema/accounts/accounts.ts";
import { type LinkInUse, userOfLink } from "./account-links.server.ts";

/** The text SQLite fails with when the guard refuses: `abs` of the lowest integer has no value. */
export const GUARD_FAILURE = /integer overflow/i;

/** First in a batch, which fails unless the session lives with the token's claims version (R-ACCESS-7). One row. */
export function sessionGuard(db: Database, session: { sessionId: string; stamp: number }, now: number) {
  return db.statement(sql`SELECT CASE WHEN EXISTS (
    SELECT 1 FROM sessions WHERE id = ${session.sessionId} AND stamp = ${session.stamp} AND expires_at > ${now}
  ) THEN 1 ELSE abs(-9223372036854775808) END AS alive`);
}

export type PersonForSignIn = typeof users.$inferSelect;

export function userForSignIn(db: Database, email: string) {
  return db.select(columns(users), sql`FROM users WHERE email = ${email}`);
}

/** After the batch's changes and before `consumeLink`. */
export function personOfLink(db: Database, link: LinkInUse) {
  return db.select(columns(users), sql`FROM users WHERE id = ${userOfLink(link)}`);
}

/** Newest first. `now` in epoch seconds. */
export function liveSessionsOf(db: Database, userId: string, now: number) {
  return db.select(
    pick(columns(sessions), "id", "createdAt", "expiresAt", "userAgent"),
    sql`FROM sessions WHERE user_id = ${userId} AND expires_at > ${now} ORDER BY created_at DESC`,
  );
}

const ended = pick(columns(sessions), "id");

/** A row if it existed. */
export function endSessionOf(db: Database, userId: string, sessionId: string) {
  return db.returning(ended, sql`DELETE FROM sessions WHERE id = ${sessionId} AND user_id = ${userId}`);
}

/** A row for each. */
export function endOtherSessionsOf(db: Database, userId: string, sessionId: string) {
  return db.returning(ended, sql`DELETE FROM sessions WHERE user_id = ${userId} AND id <> ${sessionId}`);
}

export function endSessionsOf(db: Database, userId: string) {
  return db.delete(sessions).where(eq(sessions.userId, userId));
}

export function endSessionsOfLink(db: Database, link: LinkInUse) {
  return db.statement(sql`DELETE FROM sessions WHERE user_id = ${userOfLink(link)}`);
}

/** The session's stamp within the batch. */
export function stampOf(db: Database, sessionId: string) {
  return db.select(pick(columns(sessions), "stamp"), sql`FROM sessions WHERE id = ${sessionId}`);
}

/** Updates session stamps in the batch that raised the claims version, so that sessions survive. */
export function refreshStamps(db: Database, userId: string) {
  return db.statement(
    sql`UPDATE sessions SET stamp = (SELECT claims_version FROM users WHERE id = ${userId}) WHERE user_id = ${userId}`,
  );
}
