import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, pick, type RowOf, text } from "#app/platform/db/fields.server.ts";
import { accountLinks, sessions, users } from "#drizzle/schema/accounts/accounts.ts";
import { type LinkInUse, userOfLink } from "./account-links.server.ts";

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
export type OwnAccount = RowOf<typeof account>;
const newEmail = { email: text(sql`payload ->> 'email'`) };

/** The viewer's own account with its password hash: for services only, never for a page. */
export function ownAccount(db: Database, id: string) {
  return db.select(account, sql`FROM users WHERE id = ${id}`);
}

/** The unconfirmed new address of a live change; no row otherwise. */
export function pendingEmailOf(db: Database, userId: string, now: number) {
  return db.select(
    newEmail,
    sql`FROM account_links WHERE user_id = ${userId} AND purpose = 'change-email' AND expires_at > ${now} LIMIT 1`,
  );
}

export function deletePendingEmail(db: Database, userId: string) {
  return db
    .delete(accountLinks)
    .where(and(eq(accountLinks.userId, userId), eq(accountLinks.purpose, "change-email")));
}

/**
 * Sets a known password. The claims version grows only if the server had demanded the change. Batch with
 * `refreshStamps`.
 */
export function setPassword(db: Database, id: string, passwordHash: string) {
  return db.statement(sql`UPDATE users SET password_hash = ${passwordHash}, pending_password_reset = 0,
      claims_version = claims_version + pending_password_reset WHERE id = ${id}`);
}

/** No account has the new address of the `change-email` link in `link`. */
const isFree = sql`NOT EXISTS (SELECT 1 FROM users other WHERE other.email = link.payload ->> 'email')`;

/** Moves an account to its link's address; no row if the link or address is unavailable. Batch with `refreshStamps`. */
export function updateEmailByLink(db: Database, link: LinkInUse) {
  return db.returning(
    pick(columns(users), "id"),
    sql`UPDATE users SET email = link.payload ->> 'email', email_verified = 1, claims_version = claims_version + 1
    FROM account_links link
    WHERE link.token_hash = ${link.tokenHash} AND users.id = ${userOfLink(link)} AND ${isFree}`,
  );
}

/** The new address and owner of a live `change-email` link. */
export function newEmailOfLink(db: Database, { tokenHash, now }: Omit<LinkInUse, "purpose">) {
  return db.select(
    { ...pick(columns(accountLinks), "userId"), ...newEmail },
    sql`FROM account_links WHERE token_hash = ${tokenHash} AND purpose = 'change-email' AND expires_at > ${now}`,
  );
}

/** Ends all sessions of a link's owner except one (which may be another account's): a row for each. */
export function endSessionsOfLinkBut(db: Database, link: LinkInUse, sessionId: string) {
  return db.returning(
    pick(columns(sessions), "id"),
    sql`DELETE FROM sessions WHERE user_id = ${userOfLink(link)} AND id <> ${sessionId}`,
  );
}
