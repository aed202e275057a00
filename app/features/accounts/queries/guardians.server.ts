import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, flag, outer, pick, type RowOf, text } from "#app/platform/db/fields.server.ts";
import { NEVER_EXPIRES } from "#app/platform/live/domain/notification.ts";
import type { NewMail } from "#app/platform/mail/queries/mail.server.ts";
import { profiles, users } from "#drizzle/schema/accounts/accounts.ts";
import { notifications } from "#drizzle/schema/messages/notifications.ts";
import { guardianMailId } from "../domain/guardian-mail.ts";

const profile = columns(profiles, "p");

/** The guardian on file, with whether the account waits. */
export function guardianOf(db: Database, userId: string) {
  return db.select(
    {
      ...pick(profile, "guardianEmail", "guardianAskedAt", "guardianConfirmedAt"),
      waits: flag(sql`u.guardian_waits`),
    },
    sql`FROM users u CROSS JOIN profiles p ON p.user_id = u.id WHERE u.id = ${userId}`,
  );
}

export type GuardianRow = RowOf<ReturnType<typeof guardianOf>["fields"]>;

/** The account waits from now on; in the batch that stores its questionnaire. */
export function waitForGuardian(db: Database, userId: string) {
  return db.statement(sql`UPDATE users SET guardian_waits = 1 WHERE id = ${userId} AND profile_complete_at IS NOT NULL
    AND EXISTS (SELECT 1 FROM profiles p WHERE p.user_id = users.id AND p.guardian_confirmed_at IS NULL)`);
}

/** `again`: whether a former request to the guardian may exist. */
type Asking = { userId: string; email: string; tokenHash: string; mail: NewMail; again: boolean };

/** Stores a request to the guardian's address, if `allowed`; the former link stops working. Returns a row if stored. */
export function requestGuardianOf(
  db: Database,
  { userId, email, tokenHash, mail, again }: Asking,
  allowed: SQL,
  now: number,
) {
  return {
    asked: db.returning(
      pick(columns(profiles), "userId"),
      sql`UPDATE profiles SET guardian_email = ${email}, guardian_token_hash = ${tokenHash}, guardian_asked_at = CAST(${now} AS INTEGER)
      WHERE user_id = ${userId} AND guardian_confirmed_at IS NULL AND ${allowed}
        AND (guardian_asked_at IS NULL OR ${again ? 1 : 0} = 1)
        AND EXISTS (SELECT 1 FROM users u WHERE u.id = ${userId} AND u.guardian_waits = 1 AND u.email <> ${email})`,
    ),
    mail: db.returning(
      { id: text(sql`id`) },
      sql`INSERT INTO mail_outbox (id, recipient, template, subject, html, text, created_at, due_at)
      SELECT ${`${guardianMailId(userId)}-${mail.id}`}, p.guardian_email, ${mail.template}, ${mail.subject}, ${mail.html}, ${mail.text},
        CAST(${now} AS INTEGER), CAST(${now} AS INTEGER)
      FROM profiles p WHERE p.user_id = ${userId} AND p.guardian_token_hash = ${tokenHash}`,
    ),
  };
}

/** The account whose guardian a link belongs to. */
export function askedByToken(db: Database, tokenHash: string) {
  return db.select(
    { ...pick(columns(users, "u"), "id", "num", "firstName"), ...pick(profile, "guardianConfirmedAt") },
    sql`FROM profiles p CROSS JOIN users u ON u.id = p.user_id WHERE p.guardian_token_hash = ${tokenHash}`,
  );
}

/** Confirms, once; the claims version grows. Batch with `refreshStamps`. The first: a row if it did. */
export function confirmGuardian(db: Database, tokenHash: string, now: number) {
  return [
    db.statement(sql`UPDATE users SET guardian_waits = 0, claims_version = claims_version + 1
      WHERE guardian_waits = 1 AND id = (SELECT p.user_id FROM profiles p WHERE p.guardian_token_hash = ${tokenHash})`),
    db.returning(
      pick(columns(profiles), "userId"),
      sql`UPDATE profiles SET guardian_confirmed_at = CAST(${now} AS INTEGER)
      WHERE guardian_token_hash = ${tokenHash} AND guardian_confirmed_at IS NULL`,
    ),
  ] as const;
}

/**
 * The recipient is no guardian: deletes the address; the account goes on waiting. Returns a row if there was an
 * address.
 */
export function clearGuardian(db: Database, tokenHash: string) {
  return db.returning(
    pick(columns(profiles), "userId"),
    sql`UPDATE profiles SET guardian_email = NULL, guardian_token_hash = NULL
    WHERE guardian_token_hash = ${tokenHash} AND guardian_confirmed_at IS NULL`,
  );
}

/** Notifies accounts that have waited since before a time, once each, at most `limit`. Returns a row each. */
export function notifyWaiting(
  db: Database,
  {
    before,
    now,
    content,
    link,
    limit,
  }: { before: number; now: number; content: string; link: string; limit: number },
) {
  const told = sql`'responsavel-' || u.num`;
  return db.returning(
    pick(columns(notifications), "id"),
    sql`INSERT INTO notifications (id, audience, type, content, link, visible_from, expires_at, created_at)
    SELECT ${told}, 'person:' || u.id, 'aviso', ${content}, ${link}, CAST(${now} AS INTEGER), ${NEVER_EXPIRES}, CAST(${now} AS INTEGER)
    FROM users u INDEXED BY users_waiting_for_guardian
    WHERE u.guardian_waits = 1 AND u.profile_complete_at < CAST(${before} AS INTEGER)
      AND NOT EXISTS (SELECT 1 FROM notifications n WHERE n.id = ${told}) LIMIT ${limit} ON CONFLICT (id) DO NOTHING`,
  );
}

/** Whom a bill is for: their address, age band and guardian. */
export function payerOf(db: Database, userId: string) {
  return db.select(
    {
      ...pick(columns(users, "u"), "email", "firstName", "lastName"),
      ...pick(outer(columns(profiles, "p")), "ageBand", "guardianEmail"),
    },
    sql`FROM users u LEFT JOIN profiles p ON p.user_id = u.id WHERE u.id = ${userId}`,
  );
}
