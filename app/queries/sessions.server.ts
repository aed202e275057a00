import { eq, sql } from "drizzle-orm";
import { sessions, users } from "#drizzle/schema/accounts.ts";
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

/** A person by e-mail, with what signing in needs. */
export function userForSignIn(db: Database, email: string) {
  return db.select().from(users).where(eq(users.email, email)).limit(1);
}

/** The person a session belongs to, with the session's own fields. One row at most; expired sessions included. */
export function sessionWithUser(db: Database, sessionId: string) {
  return db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sessionId))
    .limit(1);
}
