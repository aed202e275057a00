import { sql } from "drizzle-orm";
import { guardianMailId } from "#app/features/accounts/domain/guardian-mail.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import type { NewMail } from "#app/platform/mail/queries/mail.server.ts";
import type { PostedCondition } from "./ledger.server.ts";

/** The id of the mails with a guardian's link to a charge; each goes on behind a hyphen. */
export function guardianLinkMailId(userId: string, charge: string): string {
  return `${guardianMailId(userId)}-cobranca-${charge}`;
}

/** Queues a mail about a charge, once by its id: to the address that its link went to last, else to the person. */
export function insertChargeMail(
  db: Database,
  { userId, charge, byGuardian }: { userId: string; charge: string; byGuardian: boolean },
  mail: NewMail,
  { now, when }: { now: number; when: PostedCondition },
) {
  const link = guardianLinkMailId(userId, charge);
  const id = byGuardian ? `${guardianMailId(userId)}-${mail.id}` : mail.id;
  const to = byGuardian
    ? sql`recipient AS address FROM mail_outbox WHERE id > ${`${link}-`} AND id < ${`${link}.`} ORDER BY rowid DESC LIMIT 1`
    : sql`email AS address FROM users WHERE id = ${userId}`;
  return db.statement(sql`INSERT OR IGNORE INTO mail_outbox
      (recipient, id, template, subject, html, text, created_at, due_at)
    SELECT w.address, ${id}, ${mail.template}, ${mail.subject}, ${mail.html}, ${mail.text}, ${now}, ${now}
    FROM (SELECT ${to}) w WHERE ${when}`);
}
