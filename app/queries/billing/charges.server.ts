import { eq, sql } from "drizzle-orm";
import { users } from "#drizzle/schema/accounts.ts";
import { charges, paymentEvents } from "#drizzle/schema/billing.ts";
import type { Database } from "../database.server.ts";
import { columns, outer, pick, type RowOf } from "../fields.server.ts";

const charge = columns(charges, "c");
const event = columns(paymentEvents, "e");

/** Charges among which the open ones are looked for. */
const LOOKED_BACK = 2000;

export type ChargeRow = RowOf<typeof charge>;

/** A person's charges, oldest first. */
export function chargesOf(db: Database, userNum: number) {
  return db.select(charge, sql`FROM charges c WHERE c.user_num = ${userNum} ORDER BY c.num`);
}

/** A person's part of the ledger, in the order it was written. */
export function eventsOf(db: Database, userNum: number) {
  return db.select(event, sql`FROM payment_events e WHERE e.user_num = ${userNum} ORDER BY e.num`);
}

/** By the hash of the link that a guardian got, with who is to get the plan. */
export function chargeByToken(db: Database, tokenHash: string) {
  return db.select(
    { ...charge, firstName: outer(columns(users, "u")).firstName },
    sql`FROM charges c LEFT JOIN users u ON u.num = c.user_num WHERE c.token_hash = ${tokenHash}`,
  );
}

export type NewCharge = Omit<ChargeRow, "num" | "providerRef" | "pixCode" | "pageUrl" | "seatGroup">;

/** Again with the same id changes nothing. */
export function insertCharge(db: Database, row: NewCharge) {
  return db.insert(charges).values(row).onConflictDoNothing();
}

/** What the provider made of a charge: once. */
export function keepBill(
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

/** Refunds that were ordered and not yet told by the provider. */
export function openRefunds(db: Database, provider: string, since: number, most: number) {
  return db.select(
    pick(charge, "id", "providerRef", "userNum"),
    sql`FROM payment_events a CROSS JOIN charges c ON c.id = a.charge
    WHERE a.received_at > ${since} AND a.kind = 'refund-asked' AND c.provider = ${provider}
      AND NOT EXISTS (SELECT 1 FROM payment_events e WHERE e.user_num = c.user_num AND e.charge = c.id AND e.kind = 'refunded')
    ORDER BY a.received_at LIMIT ${most}`,
  );
}

/**
 * With the deletion of an account: its charges that nobody ever paid, and nobody can pay any more. A bill that is open stays with
 * the ledger, so that a payment on its way is given back.
 */
export function deleteUnpaid(db: Database, userNum: number, now: number) {
  return db.statement(sql`DELETE FROM charges WHERE user_num = CAST(${userNum} AS INTEGER)
    AND (provider_ref IS NULL OR expires_at <= CAST(${now} AS INTEGER)) AND seat_group IS NULL
    AND NOT EXISTS (SELECT 1 FROM payment_events e WHERE e.user_num = charges.user_num AND e.charge = charges.id)`);
}

/** The token of a guardian's link; a new one replaces it. */
export function setGuardianToken(db: Database, id: string, tokenHash: string) {
  return db.update(charges).set({ tokenHash }).where(eq(charges.id, id));
}
