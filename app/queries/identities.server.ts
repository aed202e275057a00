import { sql } from "drizzle-orm";
import { users } from "#drizzle/schema/accounts.ts";
import { type LinkInUse, userOfLink } from "./account-links.server.ts";
import type { Database } from "./database.server.ts";
import { columns } from "./fields.server.ts";

/** What Google vouches for, to be written into an account. */
type Vouched = {
  subject: string;
  email: string;
  firstName: string;
  lastName: string;
  promoCode: string | null;
};

const person = columns(users, "u");

/** The person a Google subject is linked to, with what signing in needs. */
export function userOfSubject(db: Database, subject: string) {
  return db.select(
    person,
    sql`FROM identities i CROSS JOIN users u ON u.id = i.user_id WHERE i.provider = 'google' AND i.subject = ${subject}`,
  );
}

/** Links a subject to a person; nothing where the person is not there (any more), or the subject has an account. */
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

/** Adds a person whom Google vouches for, still to be set up (spec 000 §4); nothing where the e-mail is taken. */
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

/**
 * Takes everything out of an account that was never confirmed: its sessions, its mailed links and pending changes, its linked
 * identities (security.md SEC-10). To be batched before `confirmByGoogle`, after which it does nothing.
 */
export function emptyUnconfirmed(db: Database, userId: string) {
  const whose = sql`user_id = (SELECT id FROM users WHERE id = ${userId} AND email_verified = 0)`;
  return [
    db.statement(sql`DELETE FROM sessions WHERE ${whose}`),
    db.statement(sql`DELETE FROM account_links WHERE ${whose}`),
    db.statement(sql`DELETE FROM identities WHERE ${whose}`),
  ] as const;
}

/** Makes an unconfirmed account its owner's: the password goes, the names are theirs, and it is set up anew. */
export function confirmByGoogle(db: Database, userId: string, vouched: Omit<Vouched, "subject">) {
  const { email, firstName, lastName, promoCode } = vouched;
  return db.statement(sql`UPDATE users SET email_verified = 1, password_hash = NULL, pending_password_reset = 0,
      first_name = ${firstName}, last_name = ${lastName}, promo_code = coalesce(${promoCode}, promo_code),
      creation_state = CASE WHEN profile_complete_at IS NULL THEN 1 ELSE 2 END,
      claims_version = claims_version + 1
    WHERE id = ${userId} AND email = ${email} AND email_verified = 0`);
}

/**
 * Unlinks every identity that does not have the account's own e-mail, of the person a mailed link belongs to: having the
 * mailbox proves the account, and whoever linked another identity is not known to be its owner (security.md SEC-10).
 */
export function unlinkForeignIdentities(db: Database, link: LinkInUse) {
  return db.statement(sql`DELETE FROM identities WHERE user_id = ${userOfLink(link)}
      AND email <> (SELECT email FROM users WHERE users.id = identities.user_id)`);
}

/** Ends the setting up of a person who came by Google, once; their claims version grows. To be batched with `refreshStamps`. */
export function setUpGoogleUser(db: Database, userId: string, promoCode: string | null) {
  return db.statement(sql`UPDATE users SET creation_state = 2, promo_code = coalesce(${promoCode}, promo_code),
      claims_version = claims_version + 1 WHERE id = ${userId} AND creation_state = 1`);
}

/**
 * Links the Google subject that a `link-google` link holds to the person who has just shown their password; nothing unless
 * the link is this very person's, lives, and has their present e-mail. To be batched before `consumeLink`.
 */
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
