import { sql } from "drizzle-orm";
import { type LinkInUse, userOfLink } from "./account-links.server.ts";
import type { Database } from "./database.server.ts";
import type { NewMail } from "./mail.server.ts";
import { guardianMailId } from "./personal-data.server.ts";

const COLUMNS = sql`INSERT INTO mail_outbox (id, recipient, template, subject, html, text, created_at, due_at)`;

function fields(mail: NewMail) {
  return sql`${mail.template}, ${mail.subject}, ${mail.html}, ${mail.text}`;
}

/** Puts a mail for an address that no account has into the outbox; none where one has it. */
export function insertMailToFree(db: Database, email: string, mail: NewMail, now: number) {
  return db.statement(sql`${COLUMNS} SELECT ${mail.id}, ${email}, ${fields(mail)}, ${now}, ${now}
    WHERE NOT EXISTS (SELECT 1 FROM users WHERE email = ${email})`);
}

/**
 * Puts a mail into the outbox for the confirmed address that a `change-email` link is about to take from its account: in the
 * batch that uses the link, before the change.
 */
export function insertMailToFormer(db: Database, link: LinkInUse, mail: NewMail) {
  return db.statement(sql`${COLUMNS} SELECT ${mail.id}, users.email, ${fields(mail)}, ${link.now}, ${link.now}
    FROM users CROSS JOIN account_links link ON link.token_hash = ${link.tokenHash}
    WHERE users.id = ${userOfLink(link)} AND users.email_verified
      AND NOT EXISTS (SELECT 1 FROM users other WHERE other.email = link.payload ->> 'email')`);
}

/** Puts the mail about a young person into the outbox for the guardian they named: once, whatever is sent again. */
export function insertMailToGuardian(db: Database, userId: string, mail: Omit<NewMail, "id">, now: number) {
  return db.statement(sql`${COLUMNS} SELECT ${guardianMailId(userId)}, guardian_email,
      ${mail.template}, ${mail.subject}, ${mail.html}, ${mail.text}, ${now}, ${now}
    FROM profiles WHERE user_id = ${userId} AND guardian_email IS NOT NULL ON CONFLICT (id) DO NOTHING`);
}

/** Mails that were sent, or given up, this long ago are forgotten. */
const KEPT_SECONDS = 30 * 86_400;
const FORGOTTEN_AT_A_TIME = 20;

/** Removes a few mails that are older than they may be kept: whom somebody wrote to is personal, too. */
export function forgetOldMail(db: Database, now: number) {
  const before = now - KEPT_SECONDS;
  return db.statement(sql`DELETE FROM mail_outbox WHERE id IN (
      SELECT id FROM mail_outbox WHERE sent_at < ${before}
      UNION ALL SELECT id FROM mail_outbox WHERE sent_at IS NULL AND due_at < ${before}
      LIMIT ${FORGOTTEN_AT_A_TIME})`);
}
