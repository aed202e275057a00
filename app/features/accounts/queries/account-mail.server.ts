import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { text } from "#app/platform/db/fields.server.ts";
import { insertMail, type NewMail } from "#app/platform/mail/queries/mail.server.ts";
import { guardianMailId } from "../domain/guardian-mail.ts";
import { type LinkInUse, userOfLink } from "./account-links.server.ts";

const COLUMNS = sql`INSERT INTO mail_outbox (id, recipient, template, subject, html, text, created_at, due_at)`;

function fields(mail: NewMail) {
  return sql`${mail.template}, ${mail.subject}, ${mail.html}, ${mail.text}`;
}

/** Queues a mail for an address without an account. */
export function insertMailToFree(db: Database, email: string, mail: NewMail, now: number) {
  return db.statement(sql`${COLUMNS} SELECT ${mail.id}, ${email}, ${fields(mail)}, ${now}, ${now}
    WHERE NOT EXISTS (SELECT 1 FROM users WHERE email = ${email})`);
}

/** Queues a mail to the address a `change-email` link replaces; batched before the change. */
export function insertMailToFormer(db: Database, link: LinkInUse, mail: NewMail) {
  return db.statement(sql`${COLUMNS} SELECT ${mail.id}, users.email, ${fields(mail)}, ${link.now}, ${link.now}
    FROM users CROSS JOIN account_links link ON link.token_hash = ${link.tokenHash}
    WHERE users.id = ${userOfLink(link)} AND users.email_verified
      AND NOT EXISTS (SELECT 1 FROM users other WHERE other.email = link.payload ->> 'email')`);
}

/**
 * Queues a mail about a minor's mentoring to the guardian on file, if `behind` allows it. Returns a row if queued;
 * idempotent by its id.
 */
export function insertMentoringMailToGuardian(
  db: Database,
  userId: string,
  mail: NewMail,
  now: number,
  behind: { email: string; allowed: SQL } | null = null,
) {
  const limited = behind ? sql`AND guardian_email = ${behind.email} AND ${behind.allowed}` : sql``;
  return db.returning(
    { id: text(sql`id`) },
    sql`${COLUMNS} SELECT ${`${guardianMailId(userId)}-${mail.id}`}, guardian_email, ${fields(mail)}, ${now}, ${now}
    FROM profiles WHERE user_id = ${userId} AND guardian_email IS NOT NULL AND coalesce(age_band, '') <> 'adult' ${limited}
    ON CONFLICT (id) DO NOTHING`,
  );
}

/** Queues a mail for a link's owner, in the batch that consumes the link. */
export function insertMailToOwner(db: Database, link: LinkInUse, mail: NewMail) {
  return insertMail(db, mail, link.now, sql`id = ${userOfLink(link)}`);
}
