import { type SQL, sql } from "drizzle-orm";
import type { PlanPeriod } from "#app/platform/access/plan-claims.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, int, pick } from "#app/platform/db/fields.server.ts";
import { users } from "#drizzle/schema/accounts/accounts.ts";
import { charges } from "#drizzle/schema/billing/billing.ts";
import type { LedgerEvent } from "../domain/ledger.ts";

/** A ledger as it was decided by: how many events the person had, and those that are added. */
export type Posting = { userNum: number; known: number; added: readonly LedgerEvent[]; now: number };

function countOf(userNum: number): SQL {
  return sql`(SELECT count(*) FROM payment_events e WHERE e.user_num = ${userNum})`;
}

/**
 * Adds events, if the ledger still has as many as were read: it is append-only, so the decisions were made on all of
 * it. Otherwise adds nothing, and the caller reads again.
 */
export function addEvents(db: Database, { userNum, known, added, now }: Posting) {
  return db.statement(sql`INSERT OR IGNORE INTO payment_events (provider, event, user_num, charge, kind, cents, occurred_at, received_at)
    SELECT j.value ->> 'provider', j.value ->> 'event', ${userNum}, j.value ->> 'charge', j.value ->> 'kind',
      CAST(j.value ->> 'cents' AS INTEGER), CAST(j.value ->> 'occurredAt' AS INTEGER), ${now}
    FROM json_each(${JSON.stringify(added)}) j WHERE ${countOf(userNum)} = ${known}`);
}

/** In the batch of `addEvents`: the ledger is what was decided by and what was added, and nothing else. */
export function isPosted({ userNum, known, added }: Posting): SQL {
  const names = JSON.stringify(added.map(({ provider, event }) => ({ provider, event })));
  return sql`${countOf(userNum)} = ${known + added.length} AND NOT EXISTS (SELECT 1 FROM json_each(${names}) j
    WHERE NOT EXISTS (SELECT 1 FROM payment_events e WHERE e.provider = j.value ->> 'provider' AND e.event = j.value ->> 'event'))`;
}

/** The condition under which what hangs on a posting is written. */
export type PostedCondition = ReturnType<typeof isPosted>;

/** A row if the ledger is what was posted. */
export function selectPosted(db: Database, posting: Posting) {
  return db.select({ posted: int(sql`1`) }, sql`WHERE ${isPosted(posting)}`);
}

const applied = { version: columns(users).claimsVersion, id: columns(users).id };

/** Stores the plans derived from a posted ledger: a row, else the caller reads again. */
export function applyPlans(
  db: Database,
  posting: Posting,
  { periods, until }: { periods: readonly PlanPeriod[]; until: number | null },
) {
  const plans = JSON.stringify(periods);
  return db.returning(
    applied,
    sql`UPDATE users SET plans = ${plans}, plans_until = ${until}, claims_version = claims_version + (plans IS NOT ${plans}),
      plans_seen = coalesce((SELECT max(e.num) FROM payment_events e WHERE e.user_num = ${posting.userNum}), 0)
    WHERE num = ${posting.userNum} AND ${isPosted(posting)}`,
  );
}

/** In the batch of `applyPlans`: sessions go on under the new claims version. */
export function stampSessions(db: Database, userNum: number) {
  return db.statement(sql`UPDATE sessions SET stamp = (SELECT claims_version FROM users WHERE num = ${userNum})
    WHERE user_id = (SELECT id FROM users WHERE num = ${userNum})`);
}

/** Whose ledger was added to without their plans being made of it: after a kill between the two. */
export function unseenLedgers(db: Database, since: number, most: number) {
  return db.select(
    { userNum: int(sql`e.user_num`) },
    sql`FROM payment_events e CROSS JOIN users u ON u.num = e.user_num
    WHERE e.received_at > ${since} AND u.plans_seen < e.num GROUP BY e.user_num LIMIT ${most}`,
  );
}

/** People whose last plan ends before a time and who were not notified: earliest first. */
export function endingPlans(db: Database, from: number, before: number, most: number) {
  return db.select(
    pick(columns(users, "u"), "num", "id", "email", "plans", "plansUntil"),
    sql`FROM users u WHERE u.plans_until > ${from} AND u.plans_until <= ${before} AND u.plans_told IS NOT u.plans_until
    ORDER BY u.plans_until LIMIT ${most}`,
  );
}

export function markTold(db: Database, userNum: number, until: number) {
  return db.statement(
    sql`UPDATE users SET plans_told = ${until} WHERE num = ${userNum} AND plans_until = ${until}`,
  );
}

/** The owner of a charge that a provider reports. */
export function ownerOfCharge(db: Database, id: string) {
  return db.select(
    pick(columns(charges, "c"), "userNum", "provider"),
    sql`FROM charges c WHERE c.id = ${id}`,
  );
}
