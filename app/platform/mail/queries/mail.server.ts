import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, pick, type RowOf } from "#app/platform/db/fields.server.ts";
import { DAY, HOUR } from "#app/platform/time/units.ts";
import { mailOutbox } from "#drizzle/schema/platform/mail.ts";

export type NewMail = { id: string; template: string; subject: string; html: string; text: string };

const CLAIMED_AT_A_TIME = 5;
/** Retries last a day; a mail with an hour's link only that hour. */
const TRIED_SECONDS = DAY;
const RECOVERY_SECONDS = HOUR;
/** The last mail of an account: its address is deleted, too. */
const FAREWELL = "account-deleted";

const stored = columns(mailOutbox);
export type StoredMail = RowOf<typeof stored>;
const due = { ...pick(stored, "id", "subject", "html", "text"), to: stored.recipient };

/** The address always comes from the person's own row. */
export function insertMail(db: Database, mail: NewMail, now: number, whose: SQL) {
  return db.statement(sql`INSERT INTO mail_outbox (id, recipient, template, subject, html, text, created_at, due_at)
      SELECT ${mail.id}, email, ${mail.template}, ${mail.subject}, ${mail.html}, ${mail.text}, ${now}, ${now}
      FROM users WHERE ${whose}`);
}

/** Queues a mail for the account of an e-mail, if any. */
export function insertMailTo(db: Database, email: string, mail: NewMail, now: number) {
  return insertMail(db, mail, now, sql`email = ${email}`);
}

/** The same, only if the e-mail is confirmed, or only if not. */
export function insertMailWhere(
  db: Database,
  input: { email: string; verified: boolean; mail: NewMail; now: number },
) {
  const whose = sql`email = ${input.email} AND email_verified = ${input.verified ? 1 : 0}`;
  return insertMail(db, input.mail, input.now, whose);
}

/** Claims due mails, oldest first; due again after a doubling delay, from 1 minute. `now` in epoch seconds. */
export function claimDueMail(db: Database, now: number, first: string | null) {
  return db.returning(
    due,
    sql`UPDATE mail_outbox SET tries = tries + 1, due_at = ${now} + (60 << min(tries, 8))
      WHERE id IN (SELECT id FROM mail_outbox WHERE sent_at IS NULL AND due_at <= ${now}
        AND created_at > ${now} - CASE template WHEN 'recover' THEN ${RECOVERY_SECONDS} ELSE ${TRIED_SECONDS} END
        ORDER BY id <> coalesce(${first}, ''), due_at LIMIT ${CLAIMED_AT_A_TIME})`,
  );
}

/** Removes the body, which contains live links, unless `keepBody`; a deleted account's address, too. */
export function markMailSent(db: Database, id: string, now: number, keepBody: boolean) {
  const recipient = sql`CASE template WHEN ${FAREWELL} THEN '' ELSE recipient END`;
  const body = keepBody ? {} : { html: "", text: "", recipient };
  return db
    .update(mailOutbox)
    .set({ sentAt: now, error: null, ...body })
    .where(eq(mailOutbox.id, id));
}

export function markMailFailed(db: Database, id: string, error: string) {
  return db
    .update(mailOutbox)
    .set({ error: error.slice(0, 200) })
    .where(eq(mailOutbox.id, id));
}

/** Newest first: for the outbox page of development. */
export function latestMails(db: Database, count: number) {
  return db.select(stored, sql`FROM mail_outbox ORDER BY rowid DESC LIMIT ${count}`);
}

/** Seconds that sent or abandoned mails are retained. */
const KEPT_SECONDS = 30 * DAY;

const FORGOTTEN_AT_A_TIME = 20;

/** Deletes a few mails past retention: whom somebody wrote to is personal, too. */
export function purgeOldMail(db: Database, now: number) {
  const before = now - KEPT_SECONDS;
  return db.statement(sql`DELETE FROM mail_outbox WHERE id IN (
      SELECT id FROM mail_outbox WHERE sent_at < ${before}
      UNION ALL SELECT id FROM mail_outbox WHERE sent_at IS NULL AND due_at < ${before}
      LIMIT ${FORGOTTEN_AT_A_TIME})`);
}
