import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, flag, pick, text } from "#app/platform/db/fields.server.ts";
import { countAttempts } from "#app/platform/db/rate-limits.server.ts";
import { mailOptOuts, thirdPartyRequests } from "#drizzle/schema/platform/mail.ts";
import { TO_ADDRESS } from "../domain/third-party-rules.ts";
import type { NewMail } from "./mail.server.ts";

const FORGOTTEN_AT_A_TIME = 20;

/** A mail that is counted under `keys`, by `countAttempt` earlier in the batch. */
type Counted = { keys: readonly string[]; addressHash: string };

/** Whether limits and the address itself let it through. */
export function letThrough({ keys, addressHash }: Counted): SQL {
  return sql`NOT EXISTS (SELECT 1 FROM rate_limits r
      WHERE r.key IN (SELECT value FROM json_each(${JSON.stringify(keys)})) AND r.refused = 1)
    AND NOT EXISTS (SELECT 1 FROM mail_opt_outs o WHERE o.address_hash = ${addressHash})`;
}

export type RequestKind = (typeof thirdPartyRequests.$inferSelect)["kind"];
type Request = { addressHash: string; kind: RequestKind; userNum: number; operation: string };

/** Opens a request; the newest is the one that is open at the address. A row if it was let through. */
export function openRequest(
  db: Database,
  { email, keys, expiresAt, ...request }: Request & Counted & { email: string; expiresAt: number },
) {
  const { addressHash, kind, userNum, operation } = request;
  return db.returning(
    pick(columns(thirdPartyRequests), "operation"),
    sql`INSERT INTO third_party_requests (address_hash, kind, user_num, operation, expires_at)
    SELECT ${addressHash}, ${kind}, ${userNum}, ${operation}, CAST(${expiresAt} AS INTEGER)
    WHERE ${letThrough({ keys, addressHash })}
      AND NOT EXISTS (SELECT 1 FROM users u WHERE u.num = ${userNum} AND u.email = ${email})
    ON CONFLICT (address_hash, kind) DO UPDATE SET user_num = excluded.user_num, operation = excluded.operation,
      expires_at = excluded.expires_at`,
  );
}

/** Whether `openRequest`, earlier in the batch, was let through. */
export function isOpened({ addressHash, kind, operation }: Request): SQL {
  return sql`EXISTS (SELECT 1 FROM third_party_requests q
    WHERE q.address_hash = ${addressHash} AND q.kind = ${kind} AND q.operation = ${operation})`;
}

/**
 * After a batch that accepted a request: its person has not made another since. Another person's may have replaced it.
 */
export function isStanding({ addressHash, kind, userNum, operation }: Request): SQL {
  return sql`NOT EXISTS (SELECT 1 FROM third_party_requests q
    WHERE q.address_hash = ${addressHash} AND q.kind = ${kind} AND q.user_num = ${userNum} AND q.operation <> ${operation})`;
}

/** After `openRequest`: a person has one request of a kind; ended ones are deleted. */
export function closeFormerRequests(db: Database, request: Request, now: number) {
  const { kind, userNum, operation } = request;
  return [
    db.statement(sql`DELETE FROM third_party_requests
      WHERE user_num = ${userNum} AND kind = ${kind} AND operation <> ${operation} AND ${isOpened(request)}`),
    db.statement(sql`DELETE FROM third_party_requests WHERE rowid IN (
      SELECT rowid FROM third_party_requests WHERE expires_at <= ${now} LIMIT ${FORGOTTEN_AT_A_TIME})`),
  ] as const;
}

/** Closes a person's request of a kind: it was answered. */
export function closeRequest(db: Database, kind: RequestKind, userNum: number) {
  return db.statement(sql`DELETE FROM third_party_requests WHERE user_num = ${userNum} AND kind = ${kind}`);
}

/** Queues a mail to an address that may have no account, if `allowed`. */
export function insertThirdPartyMail(db: Database, email: string, mail: NewMail, allowed: SQL, now: number) {
  const { id, template, subject, html, text } = mail;
  return db.statement(sql`INSERT INTO mail_outbox (id, recipient, template, subject, html, text, created_at, due_at)
    SELECT ${id}, ${email}, ${template}, ${subject}, ${html}, ${text}, CAST(${now} AS INTEGER), CAST(${now} AS INTEGER)
    WHERE ${allowed}`);
}

/** A row for an address that opted out. */
export function optOutOf(db: Database, addressHash: string) {
  return db.select(
    pick(columns(mailOptOuts, "o"), "addressHash"),
    sql`FROM mail_opt_outs o WHERE o.address_hash = ${addressHash}`,
  );
}

/** Somebody on a list: their address, by what it is counted, and the page that ends such mails to it. */
export type Invitee = { email: string; addressHash: string; key: string; optOut: string };

/** Condition on `j`, an `Invitee` or an object with one: it opted out of mails that others request. */
export const isUnwanted = sql`EXISTS (SELECT 1 FROM mail_opt_outs o WHERE o.address_hash = j.value ->> 'addressHash')`;

/** The same: counted in this batch, it may be mailed. */
export const mayInvite = sql`NOT EXISTS (SELECT 1 FROM rate_limits r WHERE r.key = j.value ->> 'key' AND r.refused = 1)
    AND NOT ${isUnwanted}`;

/** A mail to each of a list: under its address. */
export function countInvitees(db: Database, keys: readonly string[], now: number) {
  return countAttempts(db, sql`SELECT value AS key FROM json_each(${JSON.stringify(keys)})`, TO_ADDRESS, now);
}

/** Those of a list that get no mail now: opted out, or at an address's limit. */
export function notInvitable(db: Database, invitees: readonly Invitee[], now: number) {
  const isOften = sql`(SELECT count(*) FROM rate_limits r CROSS JOIN json_each(r.hits) h
    WHERE r.key = j.value ->> 'key' AND h.value > ${now - TO_ADDRESS.seconds}) >= ${TO_ADDRESS.limit}`;
  return db.select(
    { email: text(sql`j.value ->> 'email'`), isUnwanted: flag(isUnwanted) },
    sql`FROM json_each(${JSON.stringify(invitees)}) j WHERE ${isUnwanted} OR ${isOften}`,
  );
}

/** Idempotent. */
export function insertOptOut(db: Database, addressHash: string, now: number) {
  return db.statement(sql`INSERT INTO mail_opt_outs (address_hash, created_at)
    VALUES (${addressHash}, CAST(${now} AS INTEGER)) ON CONFLICT (address_hash) DO NOTHING`);
}
