import { and, eq, sql } from "drizzle-orm";
import { accountLinks, sessions, users } from "#drizzle/schema/accounts.ts";
import { type LinkInUse, userOfLink } from "./account-links.server.ts";
import type { Database } from "./database.server.ts";
import { columns, pick, type RowOf, text } from "./fields.server.ts";

const account = pick(
  columns(users),
  "id",
  "num",
  "email",
  "emailVerified",
  "firstName",
  "lastName",
  "passwordHash",
  "picture",
);
/** A signed-in person's own account, for services alone. */
export type OwnAccount = RowOf<typeof account>;
/** The address that a `change-email` link leads to. */
const newEmail = { email: text(sql`payload ->> 'email'`) };

/** What a signed-in person's own account is, with the hash of its password: for services alone, never for a page. */
export function ownAccount(db: Database, id: string) {
  return db.select(account, sql`FROM users WHERE id = ${id}`);
}

/** The address a person asked to change to and has not confirmed; none where they did not, or too long ago. */
export function pendingEmailOf(db: Database, userId: string, now: number) {
  return db.select(
    newEmail,
    sql`FROM account_links WHERE user_id = ${userId} AND purpose = 'change-email' AND expires_at > ${now} LIMIT 1`,
  );
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
  return db.statement(sql`UPDATE users SET password_hash = ${passwordHash}, pending_password_reset = 0,
      claims_version = claims_version + pending_password_reset WHERE id = ${id}`);
}

/** Whether nobody has the address a `change-email` link of the row `link` leads to. */
const isFree = sql`NOT EXISTS (SELECT 1 FROM users other WHERE other.email = link.payload ->> 'email')`;

/**
 * Moves an account to the address of its `change-email` link, which having the link proves: a row where it moved, none where
 * the link does not work or the address was taken meanwhile. To be batched with `refreshStamps`.
 */
export function changeEmailByLink(db: Database, link: LinkInUse) {
  return db.returning(
    pick(columns(users), "id"),
    sql`UPDATE users SET email = link.payload ->> 'email', email_verified = 1, claims_version = claims_version + 1
    FROM account_links link
    WHERE link.token_hash = ${link.tokenHash} AND users.id = ${userOfLink(link)} AND ${isFree}`,
  );
}

/** The address a live `change-email` link leads to, and whose account it is; none where it no longer works. */
export function newEmailOfLink(db: Database, { tokenHash, now }: Omit<LinkInUse, "purpose">) {
  return db.select(
    { ...pick(columns(accountLinks), "userId"), ...newEmail },
    sql`FROM account_links WHERE token_hash = ${tokenHash} AND purpose = 'change-email' AND expires_at > ${now}`,
  );
}

/** Ends the sessions of a link's owner but one, which may be nobody's: a row for each. */
export function endSessionsOfLinkBut(db: Database, link: LinkInUse, sessionId: string) {
  return db.returning(
    pick(columns(sessions), "id"),
    sql`DELETE FROM sessions WHERE user_id = ${userOfLink(link)} AND id <> ${sessionId}`,
  );
}
