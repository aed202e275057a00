import { and, eq, gt, sql } from "drizzle-orm";
import { accountLinks, users } from "#drizzle/schema/accounts.ts";
import { type LinkInUse, userOfLink } from "./account-links.server.ts";
import { type Database, statement } from "./database.server.ts";

/** What a signed-in person's own account is, with the hash of its password: for services alone, never for a page. */
export function ownAccount(db: Database, id: string) {
  const { num, email, emailVerified, firstName, lastName, passwordHash, picture } = users;
  return db
    .select({ id: users.id, num, email, emailVerified, firstName, lastName, passwordHash, picture })
    .from(users)
    .where(eq(users.id, id))
    .limit(1);
}

/** The address a person asked to change to and has not confirmed; none where they did not, or too long ago. */
export function pendingEmailOf(db: Database, userId: string, now: number) {
  return db
    .select({ email: sql<string>`${accountLinks.payload} ->> 'email'` })
    .from(accountLinks)
    .where(
      and(
        eq(accountLinks.userId, userId),
        eq(accountLinks.purpose, "change-email"),
        gt(accountLinks.expiresAt, now),
      ),
    )
    .limit(1);
}

/** Takes back a change of e-mail that waits: its link no longer works. */
export function deletePendingEmail(db: Database, userId: string) {
  return db
    .delete(accountLinks)
    .where(and(eq(accountLinks.userId, userId), eq(accountLinks.purpose, "change-email")));
}

/**
 * Sets the password of a person who has just given the one they had. Their claims version grows only where the server had asked
 * for a new one: nothing else of it is in the token. To be batched with `refreshStamps`.
 */
export function setPassword(db: Database, id: string, passwordHash: string) {
  return statement<never>(
    db,
    sql`UPDATE users SET password_hash = ${passwordHash}, pending_password_reset = 0,
      claims_version = claims_version + pending_password_reset WHERE id = ${id}`,
  );
}

/** Whether nobody has the address a `change-email` link of the row `link` leads to. */
const isFree = sql`NOT EXISTS (SELECT 1 FROM users other WHERE other.email = link.payload ->> 'email')`;

/**
 * Moves an account to the address of its `change-email` link, which having the link proves: a row where it moved, none where
 * the link does not work or the address was taken meanwhile. To be batched with `refreshStamps`.
 */
export function changeEmailByLink(db: Database, link: LinkInUse) {
  return statement<{ id: string }>(
    db,
    sql`UPDATE users SET email = link.payload ->> 'email', email_verified = 1, claims_version = claims_version + 1
    FROM account_links link
    WHERE link.token_hash = ${link.tokenHash} AND users.id = ${userOfLink(link)} AND ${isFree}
    RETURNING id`,
  );
}

/** The address a live `change-email` link leads to, and whose account it is; none where it no longer works. */
export function newEmailOfLink(db: Database, { tokenHash, now }: Omit<LinkInUse, "purpose">) {
  return statement<{ userId: string; email: string }>(
    db,
    sql`SELECT user_id AS userId, payload ->> 'email' AS email FROM account_links
    WHERE token_hash = ${tokenHash} AND purpose = 'change-email' AND expires_at > ${now}`,
  );
}

/** Ends the sessions of a link's owner but one, which may be nobody's: a row for each. */
export function endSessionsOfLinkBut(db: Database, link: LinkInUse, sessionId: string) {
  return statement<{ id: string }>(
    db,
    sql`DELETE FROM sessions WHERE user_id = ${userOfLink(link)} AND id <> ${sessionId} RETURNING id`,
  );
}
