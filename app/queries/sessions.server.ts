import { eq, sql } from "drizzle-orm";
import { sessions, users } from "#drizzle/schema/accounts.ts";
import { type LinkInUse, userOfLink } from "./account-links.server.ts";
import type { Database } from "./database.server.ts";
import { columns, pick } from "./fields.server.ts";

/** The text SQLite fails with when the guard refuses: `abs` of the lowest integer has no value. */
export const GUARD_FAILURE = /integer overflow/i;

/**
 * The session's stamp, as the first statement of a batch: it fails, and the whole batch with it, unless the session is
 * alive and still has the claims version the signed token carries (decision 10). Reads one row by primary key.
 */
export function sessionGuard(db: Database, session: { sessionId: string; stamp: number }, now: number) {
  return db.statement(sql`SELECT CASE WHEN EXISTS (
    SELECT 1 FROM sessions WHERE id = ${session.sessionId} AND stamp = ${session.stamp} AND expires_at > ${now}
  ) THEN 1 ELSE abs(-9223372036854775808) END AS alive`);
}

/** A person with what signing in needs. */
export type PersonForSignIn = typeof users.$inferSelect;

/** A person by e-mail, with what signing in needs. */
export function userForSignIn(db: Database, email: string) {
  return db.select(columns(users), sql`FROM users WHERE email = ${email}`);
}

/** The devices a person is signed in on, newest first. `now` in epoch seconds. */
export function liveSessionsOf(db: Database, userId: string, now: number) {
  return db.select(
    pick(columns(sessions), "id", "createdAt", "expiresAt", "userAgent"),
    sql`FROM sessions WHERE user_id = ${userId} AND expires_at > ${now} ORDER BY created_at DESC`,
  );
}

const ended = pick(columns(sessions), "id");

/** Ends one session of a person: a row where there was one. */
export function endSessionOf(db: Database, userId: string, sessionId: string) {
  return db.returning(ended, sql`DELETE FROM sessions WHERE id = ${sessionId} AND user_id = ${userId}`);
}

/** Ends all sessions of a person but one: a row for each. */
export function endOtherSessionsOf(db: Database, userId: string, sessionId: string) {
  return db.returning(ended, sql`DELETE FROM sessions WHERE user_id = ${userId} AND id <> ${sessionId}`);
}

/** Ends all sessions of a person. */
export function endSessionsOf(db: Database, userId: string) {
  return db.delete(sessions).where(eq(sessions.userId, userId));
}

/** Ends all sessions of the person a live link belongs to. */
export function endSessionsOfLink(db: Database, link: LinkInUse) {
  return db.statement(sql`DELETE FROM sessions WHERE user_id = ${userOfLink(link)}`);
}

/** The stamp of a session as it stands in the batch. */
export function stampOf(db: Database, sessionId: string) {
  return db.select(pick(columns(sessions), "stamp"), sql`FROM sessions WHERE id = ${sessionId}`);
}

/** Lets a person's sessions live on after their claims version grew, in the batch that made it grow. */
export function refreshStamps(db: Database, userId: string) {
  return db.statement(
    sql`UPDATE sessions SET stamp = (SELECT claims_version FROM users WHERE id = ${userId}) WHERE user_id = ${userId}`,
  );
}
