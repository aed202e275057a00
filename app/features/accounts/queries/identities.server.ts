import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns } from "#app/platform/db/fields.server.ts";
import { users } from "#drizzle/schema/accounts/accounts.ts";
import { type LinkInUse, userOfLink } from "./account-links.server.ts";

/** Verified by Google, to be stored in an account. */
type Vouched = {
  subject: string;
  email: string;
  firstName: string;
  lastName: string;
  promoCode: string | null;
};

const person = columns(users, "u");

export function userOfSubject(db: Database, subject: string) {
  return db.select(
    person,
    sql`FROM identities i CROSS JOIN users u ON u.id = i.user_id WHERE i.provider = 'google' AND i.subject = ${subject}`,
  );
}

/** Links a subject to a person; nothing if the person is gone, or the subject is linked already. */
export function linkSubject(
  db: Database,
  input: { userId: string; subject: string; email: string; now: number; onlyUnconfirmed: boolean },
) {
  const { userId, subject, email, now, onlyUnconfirmed } = input;
  const wanted = onlyUnconfirmed ? sql`email_verified = 0` : sql`email_verified = 1`;
  return db.statement(sql`INSERT INTO identities (provider, subject, user_id, email, created_at)
      SELECT 'google', ${subject}, id, ${email}, ${now} FROM users
      WHERE id = ${userId} AND email = ${email} AND ${wanted} ON CONFLICT DO NOTHING`);
}

/** Adds a person from Google, at creation state 1 (R-ACC-2); no row if the e-mail has an account. */
export function insertGoogleUser(db: Database, user: Vouched & { id: string; now: number }) {
  const { id, email, firstName, lastName, promoCode, now } = user;
  return db
    .insert(users)
    .values({
      id,
      email,
      emailVerified: true,
      firstName,
      lastName,
      promoCode,
      creationState: 1,
      createdAt: now,
    })
    .onConflictDoNothing({ target: users.email });
}

/** Empties an unconfirmed account: sessions, links, identities (SEC-10). Batch before `confirmByGoogle`. */
export function emptyUnconfirmed(db: Database, userId: string) {
  const whose = sql`user_id = (SELECT id FROM users WHERE id = ${userId} AND email_verified = 0)`;
  return [
    db.statement(sql`DELETE FROM sessions WHERE ${whose}`),
    db.statement(sql`DELETE FROM account_links WHERE ${whose}`),
    db.statement(sql`DELETE FROM identities WHERE ${whose}`),
  ] as const;
}

/** Confirms an account for its owner: no password, their names, creation state 1. */
export function confirmByGoogle(db: Database, userId: string, vouched: Omit<Vouched, "subject">) {
  const { email, firstName, lastName, promoCode } = vouched;
  return db.statement(sql`UPDATE users SET email_verified = 1, password_hash = NULL, pending_password_reset = 0,
      first_name = ${firstName}, last_name = ${lastName}, promo_code = coalesce(${promoCode}, promo_code),
      creation_state = CASE WHEN profile_complete_at IS NULL THEN 1 ELSE 2 END,
      claims_version = claims_version + 1
    WHERE id = ${userId} AND email = ${email} AND email_verified = 0`);
}

/** Unlinks identities with another e-mail than the link owner's: their owner is unproven (SEC-10). */
export function unlinkForeignIdentities(db: Database, link: LinkInUse) {
  return db.statement(sql`DELETE FROM identities WHERE user_id = ${userOfLink(link)}
      AND email <> (SELECT email FROM users WHERE users.id = identities.user_id)`);
}

/** Completes the setup of a Google account, once; the claims version grows. Batch with `refreshStamps`. */
export function setUpGoogleUser(db: Database, userId: string, promoCode: string | null) {
  return db.statement(sql`UPDATE users SET creation_state = 2, promo_code = coalesce(${promoCode}, promo_code),
      claims_version = claims_version + 1 WHERE id = ${userId} AND creation_state = 1`);
}

/** Links the subject of this person's live `link-google` link and current e-mail. Batch before `consumeLink`. */
export function linkHeldSubject(
  db: Database,
  { tokenHash, userId, now }: { tokenHash: string; userId: string; now: number },
) {
  return db.statement(sql`INSERT INTO identities (provider, subject, user_id, email, created_at)
      SELECT 'google', link.payload ->> 'subject', users.id, users.email, ${now}
      FROM account_links link CROSS JOIN users ON users.id = link.user_id
      WHERE link.token_hash = ${tokenHash} AND link.purpose = 'link-google' AND link.expires_at > ${now}
        AND users.id = ${userId} AND users.email = link.payload ->> 'email'
      ON CONFLICT DO NOTHING`);
}
