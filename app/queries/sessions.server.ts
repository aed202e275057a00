import { and, desc, eq, gt, ne, sql } from "drizzle-orm";
import { sessions, users } from "#drizzle/schema/accounts.ts";
import { type LinkInUse, userOfLink } from "./account-links.server.ts";
import { type Database, statement } from "./database.server.ts";

/** The text SQLite fails with when the guard refuses: `abs` of the lowest integer has no value. */
export const GUARD_FAILURE = /integer overflow/i;

/**
 * The session's stamp, as the first statement of a batch: it fails, and the whole batch with it, unless the session is
 * alive and still has the claims version the signed token carries (decision 10). Reads one row by primary key.
 */
export function sessionGuard(db: Database, session: { sessionId: string; stamp: number }, now: number) {
  return statement(
    db,
    sql`SELECT CASE WHEN EXISTS (
    SELECT 1 FROM ${sessions} WHERE id = ${session.sessionId} AND stamp = ${session.stamp} AND expires_at > ${now}
  ) THEN 1 ELSE abs(-9223372036854775808) END AS alive`,
  );
}

/** A person with what signing in needs. */
export type PersonForSignIn = typeof users.$inferSelect;

/** A person by e-mail, with what signing in needs. */
export function userForSignIn(db: Database, email: string) {
  return db.select().from(users).where(eq(users.email, email)).limit(1);
}

/** The devices a person is signed in on, newest first. `now` in epoch seconds. */
export function liveSessionsOf(db: Database, userId: string, now: number) {
  const { id, createdAt, expiresAt, userAgent } = sessions;
  return db
    .select({ id, createdAt, expiresAt, userAgent })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(createdAt));
}

/** Ends one session of a person: a row where there was one. */
export function endSessionOf(db: Database, userId: string, sessionId: string) {
  return db
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
}

/** Ends all sessions of a person but one: a row for each. */
export function endOtherSessionsOf(db: Database, userId: string, sessionId: string) {
  return db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)))
    .returning({ id: sessions.id });
}

/** Ends all sessions of a person. */
export function endSessionsOf(db: Database, userId: string) {
  return db.delete(sessions).where(eq(sessions.userId, userId));
}

/** Ends all sessions of the person a live link belongs to. */
export function endSessionsOfLink(db: Database, link: LinkInUse) {
  return statement<never>(db, sql`DELETE FROM sessions WHERE user_id = ${userOfLink(link)}`);
}

/** The stamp of a session as it stands in the batch. */
export function stampOf(db: Database, sessionId: string) {
  return db.select({ stamp: sessions.stamp }).from(sessions).where(eq(sessions.id, sessionId)).limit(1);
}

/** Lets a person's sessions live on after their claims version grew, in the batch that made it grow. */
export function refreshStamps(db: Database, userId: string) {
  return statement<never>(
    db,
    sql`UPDATE sessions SET stamp = (SELECT claims_version FROM users WHERE id = ${userId}) WHERE user_id = ${userId}`,
  );
}
