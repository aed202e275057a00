import { sql } from "drizzle-orm";
import { users } from "#drizzle/schema/accounts.ts";
import { type Database, statement } from "./database.server.ts";

/** Adds a person. Fails on an e-mail or id already taken. */
export function insertUser(db: Database, user: typeof users.$inferInsert) {
  return db.insert(users).values(user);
}

/** How many people there are, up to one: whether the product is new. */
export function anyUser(db: Database) {
  return statement<{ id: string }>(db, sql`SELECT id FROM users LIMIT 1`);
}

/** The e-mails among these that are taken. */
export function takenEmails(db: Database, emails: readonly string[]) {
  return statement<{ email: string }>(
    db,
    sql`SELECT u.email FROM json_each(${JSON.stringify(emails)}) e CROSS JOIN users u ON u.email = e.value`,
  );
}

/** Sets what a person may do; the version grows, and every live session's stamp with it. */
export function setClaims(
  db: Database,
  input: { email: string; claims: readonly string[]; schoolId: string | null; schoolRole: string | null },
) {
  return [
    statement<{ id: string }>(
      db,
      sql`UPDATE users SET claims = ${JSON.stringify(input.claims)}, school_id = ${input.schoolId},
        school_role = ${input.schoolRole}, claims_version = claims_version + 1
      WHERE email = ${input.email} RETURNING id`,
    ),
    statement<never>(
      db,
      sql`UPDATE sessions SET stamp = (SELECT claims_version FROM users WHERE users.id = sessions.user_id)
      WHERE user_id = (SELECT id FROM users WHERE email = ${input.email})`,
    ),
  ] as const;
}
