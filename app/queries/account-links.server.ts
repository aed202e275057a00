import { sql } from "drizzle-orm";
import { accountLinks, users } from "#drizzle/schema/accounts.ts";
import type { Database } from "./database.server.ts";
import { columns, pick } from "./fields.server.ts";

export type LinkPurpose = "confirm" | "recover" | "change-email" | "link-google";

/** A link in use: its hash, what it must be for, and the time (epoch seconds). */
export type LinkInUse = { tokenHash: string; purpose: LinkPurpose; now: number };

/** Whose link it is, as a subquery: nobody's where it was used, has expired, or is for something else. */
export function userOfLink({ tokenHash, purpose, now }: LinkInUse) {
  return sql`(SELECT user_id FROM account_links
    WHERE token_hash = ${tokenHash} AND purpose = ${purpose} AND expires_at > ${now})`;
}

type NewLink = {
  tokenHash: string;
  purpose: LinkPurpose;
  payload?: object;
  now: number;
  /** Life in seconds. */
  seconds: number;
};

/** Adds a link for the person of an e-mail; for nobody where there is none, and `confirm` only where it is unconfirmed. */
export function insertLink(db: Database, email: string, link: NewLink) {
  const { tokenHash, purpose, payload = {}, now, seconds } = link;
  return db.statement(sql`INSERT INTO account_links (token_hash, user_id, purpose, payload, created_at, expires_at)
      SELECT ${tokenHash}, id, ${purpose}, ${JSON.stringify(payload)}, ${now}, ${now + seconds}
      FROM users WHERE email = ${email} AND NOT (email_verified AND ${purpose} = 'confirm')`);
}

const owner = pick(columns(users), "id", "email", "firstName", "lastName");

/** The person a live link belongs to; none for a link that no longer works. */
export function ownerOfLink(db: Database, link: LinkInUse) {
  return db.select(owner, sql`FROM users WHERE id = ${userOfLink(link)}`);
}

/** Ends whatever else could still change the account: every other link of the person this one belongs to. */
export function deleteOtherLinks(db: Database, link: LinkInUse) {
  return db.statement(
    sql`DELETE FROM account_links WHERE user_id = ${userOfLink(link)} AND token_hash <> ${link.tokenHash}`,
  );
}

/**
 * Uses a link up, as the last statement of its batch: a row for the one request that did, none for every other. The
 * statements before it act on `userOfLink`, so that they do nothing either where it was already used.
 */
export function consumeLink(db: Database, { tokenHash, purpose, now }: LinkInUse) {
  return db.returning(
    pick(columns(accountLinks), "userId"),
    sql`DELETE FROM account_links WHERE token_hash = ${tokenHash} AND purpose = ${purpose} AND expires_at > ${now}`,
  );
}

/** Removes a few links that nobody can use any more. */
export function forgetOldLinks(db: Database, userEmail: string, now: number) {
  return db.statement(sql`DELETE FROM account_links
      WHERE user_id = (SELECT id FROM users WHERE email = ${userEmail}) AND expires_at <= ${now}`);
}
