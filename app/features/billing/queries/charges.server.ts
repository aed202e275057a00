import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, outer, pick, type RowOf } from "#app/platform/db/fields.server.ts";
import { users } from "#drizzle/schema/accounts/accounts.ts";
import { charges, paymentEvents } from "#drizzle/schema/billing/billing.ts";
import type { EventKind } from "../domain/ledger.ts";

const charge = columns(charges, "c");
const event = columns(paymentEvents, "e");

/** Charges among which the open ones are looked for. */
const LOOKED_BACK = 2000;

export type ChargeRow = RowOf<typeof charge>;

/** A person's charges, oldest first. */
export function chargesOf(db: Database, userNum: number | SQL) {
  return db.select(charge, sql`FROM charges c WHERE c.user_num = ${userNum} ORDER BY c.num`);
}

/** A person's part of the ledger, in the order it was written. */
export function eventsOf(db: Database, userNum: number | SQL) {
  return db.select(event, sql`FROM payment_events e WHERE e.user_num = ${userNum} ORDER BY e.num`);
}

/** The number of the person whose guardian has this link, as part of a statement. */
export function personOfToken(tokenHash: string): SQL {
  return sql`(SELECT t.user_num FROM charges t WHERE t.token_hash = ${tokenHash})`;
}

/** By the hash of the link that a guardian got, with who is to get the plan. */
export function chargeByToken(db: Database, tokenHash: string) {
  return db.select(
    { ...charge, firstName: outer(columns(users, "u")).firstName },
    sql`FROM charges c LEFT JOIN users u ON u.num = c.user_num WHERE c.token_hash = ${tokenHash}`,
  );
}

export type NewCharge = Omit<
  ChargeRow,
  "num" | "providerRef" | "pixCode" | "pageUrl" | "seatGroup" | "cancelDue"
>;

/** Idempotent by its id. */
export function insertCharge(db: Database, row: NewCharge) {
  return db.insert(charges).values(row).onConflictDoNothing();
}

/** What the provider made of a charge: once. */
export function saveBill(
  db: Database,
  id: string,
  made: { ref: string; pixCode: string | null; pageUrl: string | null },
) {
  return db.statement(sql`UPDATE charges SET provider_ref = ${made.ref}, pix_code = ${made.pixCode}, page_url = ${made.pageUrl}
    WHERE id = ${id} AND provider_ref IS NULL`);
}

/** Bills of a provider that may have been paid without our hearing of it, oldest first. */
export function openBills(db: Database, provider: string, since: number, most: number) {
  return db.select(
    pick(charge, "id", "providerRef", "userNum"),
    sql`FROM charges c WHERE c.num > (SELECT coalesce(max(num), 0) - ${LOOKED_BACK} FROM charges)
      AND c.provider = ${provider} AND c.created_at > ${since} AND c.provider_ref IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM payment_events e WHERE e.user_num = c.user_num AND e.charge = c.id AND e.kind IN ('paid', 'failed'))
    ORDER BY c.num LIMIT ${most}`,
  );
}

/** In the batch that stores a charge: the person's other bills that can be paid are void. One bill is open at a time. */
export function expireOthers(db: Database, { id, userNum, createdAt }: NewCharge) {
  return db.statement(sql`UPDATE charges SET expires_at = CAST(${createdAt} AS INTEGER), cancel_due = 1
    WHERE user_num = ${userNum} AND id <> ${id} AND expires_at > CAST(${createdAt} AS INTEGER) AND method <> 'code'
      AND EXISTS (SELECT 1 FROM charges n WHERE n.id = ${id})
      AND NOT EXISTS (SELECT 1 FROM payment_events e WHERE e.user_num = charges.user_num AND e.charge = charges.id AND e.kind = 'paid')`);
}

const total = (...kinds: EventKind[]) =>
  sql`coalesce(sum(e.cents) FILTER (WHERE e.kind IN (${sql.raw(kinds.map((kind) => `'${kind}'`).join(", "))})), 0)`;

/**
 * Charges with more due than was reported as refunded, by events since a time: an ordered refund, a second payment, the
 * rest after an upgrade. The exact sum is `owedCents` of the ledger's rules.
 */
export function owedCharges(db: Database, provider: string, since: number, most: number) {
  const paid = sql`(${total("paid")} - max(0, ${total("charged-back")} - ${total("charge-back-undone")}))`;
  return db.select(
    pick(charge, "id", "userNum", "provider", "providerRef"),
    sql`FROM (SELECT DISTINCT a.charge FROM payment_events a WHERE a.received_at > ${since} AND a.kind IN ('paid', 'refund-asked', 'return-asked')) n
    CROSS JOIN charges c ON c.id = n.charge CROSS JOIN payment_events e ON e.user_num = c.user_num AND e.charge = c.id
    WHERE c.provider = ${provider} GROUP BY c.num
    HAVING ${total("refunded")} < CASE WHEN ${total("refund-asked")} > 0 THEN ${paid}
      ELSE max(0, ${paid} - c.cents) + ${total("return-asked")} END
    ORDER BY c.num LIMIT ${most}`,
  );
}

/** With the deletion of an account, before `deleteUnpaid`: what is still open is void. */
export function voidOpen(db: Database, userNum: number, now: number) {
  return db.statement(sql`UPDATE charges SET expires_at = CAST(${now} AS INTEGER), cancel_due = 1
    WHERE user_num = CAST(${userNum} AS INTEGER) AND provider_ref IS NOT NULL AND expires_at > CAST(${now} AS INTEGER) AND method <> 'code'
      AND NOT EXISTS (SELECT 1 FROM payment_events e WHERE e.user_num = charges.user_num AND e.charge = charges.id)`);
}

/** Void bills that a provider does not know of yet, oldest first; of one person, or of all. */
export function billsToCancel(
  db: Database,
  provider: string,
  { since, most, userNum = null }: { since: number; most: number; userNum?: number | null },
) {
  const whose = userNum === null ? sql`` : sql`AND c.user_num = ${userNum}`;
  return db.select(
    pick(charge, "id", "providerRef", "userNum", "method"),
    sql`FROM charges c WHERE c.cancel_due = 1 AND c.provider = ${provider} AND c.provider_ref IS NOT NULL AND c.created_at > ${since} ${whose}
    ORDER BY c.num LIMIT ${most}`,
  );
}

/** The provider cancelled it. A deleted account's charge that was never paid is deleted. */
export function billCancelled(db: Database, id: string) {
  return [
    db.statement(sql`UPDATE charges SET cancel_due = 0 WHERE id = ${id}`),
    db.statement(sql`DELETE FROM charges WHERE id = ${id} AND NOT EXISTS (SELECT 1 FROM users u WHERE u.num = charges.user_num)
      AND NOT EXISTS (SELECT 1 FROM payment_events e WHERE e.user_num = charges.user_num AND e.charge = charges.id)`),
  ] as const;
}

/**
 * With the deletion of an account: its charges that were never paid and no longer can be. One whose bill the provider
 * has yet to cancel is deleted with that (`billCancelled`), so that a payment in transit is refunded.
 */
export function deleteUnpaid(db: Database, userNum: number, now: number) {
  return db.statement(sql`DELETE FROM charges WHERE user_num = CAST(${userNum} AS INTEGER)
    AND (provider_ref IS NULL OR (expires_at <= CAST(${now} AS INTEGER) AND cancel_due = 0)) AND seat_group IS NULL
    AND NOT EXISTS (SELECT 1 FROM payment_events e WHERE e.user_num = charges.user_num AND e.charge = charges.id)`);
}

/** The token of a guardian's link; a new one replaces it. */
export function setGuardianToken(db: Database, id: string, tokenHash: string, allowed: SQL) {
  return db
    .update(charges)
    .set({ tokenHash })
    .where(and(eq(charges.id, id), allowed));
}
