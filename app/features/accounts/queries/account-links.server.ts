import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, orNull, pick, text } from "#app/platform/db/fields.server.ts";
import { accountLinks, users } from "#drizzle/schema/accounts/accounts.ts";

export type LinkPurpose = "confirm" | "recover" | "change-email" | "link-google";

export type LinkInUse = { tokenHash: string; purpose: LinkPurpose; now: number };

/** The owner of a link as a subquery; empty if the link was used, has expired, or has another purpose. */
export function userOfLink({ tokenHash, purpose, now }: LinkInUse) {
  return sql`(SELECT user_id FROM account_links
    WHERE token_hash = ${tokenHash} AND purpose = ${purpose} AND expires_at > ${now})`;
}

type NewLink = {
  tokenHash: string;
  purpose: LinkPurpose;
  payload?: object;
  now: number;
  seconds: number;
};

/** Adds a link for the account of an e-mail, if any; `confirm` only if unconfirmed. */
export function insertLink(db: Database, email: string, link: NewLink) {
  const { tokenHash, purpose, payload = {}, now, seconds } = link;
  return db.statement(sql`INSERT INTO account_links (token_hash, user_id, purpose, payload, created_at, expires_at)
      SELECT ${tokenHash}, id, ${purpose}, ${JSON.stringify(payload)}, ${now}, ${now + seconds}
      FROM users WHERE email = ${email} AND NOT (email_verified AND ${purpose} = 'confirm')`);
}

const owner = pick(columns(users), "id", "email", "firstName", "lastName");

/** The owner of a live link; no row otherwise. */
export function ownerOfLink(db: Database, link: LinkInUse) {
  return db.select(owner, sql`FROM users WHERE id = ${userOfLink(link)}`);
}

/**
 * Where a `confirm` link was requested: the browser's secret and its visitor's cookie, hashed, and the page to return
 * to.
 */
export type LinkOrigin = { browser: string | null; back: string | null; visitor: string | null };

const origin = {
  browser: orNull(text(sql`payload ->> 'browser'`)),
  back: orNull(text(sql`payload ->> 'back'`)),
  visitor: orNull(text(sql`payload ->> 'visitor'`)),
};

/** In the batch before `consumeLink`. */
export function originOfLink(db: Database, { tokenHash, purpose, now }: LinkInUse) {
  return db.select(
    origin,
    sql`FROM account_links WHERE token_hash = ${tokenHash} AND purpose = ${purpose} AND expires_at > ${now}`,
  );
}

/** Deletes every other link of this link's owner. */
export function deleteOtherLinks(db: Database, link: LinkInUse) {
  return db.statement(
    sql`DELETE FROM account_links WHERE user_id = ${userOfLink(link)} AND token_hash <> ${link.tokenHash}`,
  );
}

/** Consumes a link, last in its batch: a row on success. Earlier statements use `userOfLink`, so both fail. */
export function consumeLink(db: Database, { tokenHash, purpose, now }: LinkInUse) {
  return db.returning(
    pick(columns(accountLinks), "userId"),
    sql`DELETE FROM account_links WHERE token_hash = ${tokenHash} AND purpose = ${purpose} AND expires_at > ${now}`,
  );
}

/** Deletes a few expired links. */
export function purgeOldLinks(db: Database, userEmail: string, now: number) {
  return db.statement(sql`DELETE FROM account_links
      WHERE user_id = (SELECT id FROM users WHERE email = ${userEmail}) AND expires_at <= ${now}`);
}
