import { sql } from "drizzle-orm";
import { type AuditEntry, insertAudit } from "#app/platform/audit/queries/audit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, int, pick } from "#app/platform/db/fields.server.ts";
import { charges, coupons } from "#drizzle/schema/billing/billing.ts";
import type { NewCoupon } from "../domain/code-fields.ts";
import type { NewCharge } from "./charges.server.ts";

const MOST_LISTED = 100;

/** Charges with coupon k that are paid, or can still be. */
function usesOf(now: number) {
  return sql`(SELECT count(*) FROM charges c WHERE c.coupon = k.code AND (c.expires_at > CAST(${now} AS INTEGER)
    OR EXISTS (SELECT 1 FROM payment_events e WHERE e.user_num = c.user_num AND e.charge = c.id AND e.kind = 'paid')))`;
}

function couponAt(now: number) {
  return {
    ...pick(columns(coupons, "k"), "code", "percent", "startsAt", "endsAt", "mostUses", "endedAt"),
    uses: int(usesOf(now)),
  };
}

export function couponByCode(db: Database, code: string, now: number) {
  return db.select(couponAt(now), sql`FROM coupons k WHERE k.code = ${code}`);
}

/** Newest first. */
export function listCoupons(db: Database, now: number) {
  return db.select(
    couponAt(now),
    sql`FROM coupons k ORDER BY k.created_at DESC, k.code LIMIT ${MOST_LISTED}`,
  );
}

const added = pick(columns(coupons), "code");

/** A row if it is new; with its audit row. */
export function insertCoupon(
  db: Database,
  coupon: NewCoupon & { at: number; by: string },
  entry: AuditEntry,
) {
  const { code, percent, startsAt, endsAt, mostUses, at, by } = coupon;
  return {
    audit: insertAudit(db, entry, {
      subjectId: sql`${code}`,
      after: sql`${JSON.stringify({ percent, startsAt, endsAt, mostUses })}`,
      from: sql`WHERE NOT EXISTS (SELECT 1 FROM coupons WHERE code = ${code})`,
    }),
    made: db.returning(
      added,
      sql`INSERT INTO coupons (code, percent, starts_at, ends_at, most_uses, created_at, created_by)
      VALUES (${code}, ${percent}, ${startsAt}, ${endsAt}, ${mostUses}, ${at}, ${by}) ON CONFLICT (code) DO NOTHING`,
    ),
  };
}

/** A row if it was not ended. */
export function endCoupon(db: Database, code: string, at: number, entry: AuditEntry) {
  const open = sql`code = ${code} AND ended_at IS NULL`;
  return [
    insertAudit(db, entry, { subjectId: sql`code`, from: sql`FROM coupons WHERE ${open}` }),
    db.returning(added, sql`UPDATE coupons SET ended_at = CAST(${at} AS INTEGER) WHERE ${open}`),
  ] as const;
}

/** Returns a row if the coupon is valid and not used up: concurrent charges never exceed its limit. */
export function insertChargeWithCoupon(db: Database, row: NewCharge) {
  const { id, userNum, plan, months, priceCents, discountCents, creditCents, cents, coupon } = row;
  const { replaces, returns, method, provider, createdAt, expiresAt, tokenHash } = row;
  return db.returning(
    pick(columns(charges), "id"),
    sql`INSERT INTO charges (id, user_num, plan, months, price_cents, discount_cents, credit_cents, cents, coupon, replaces, returns, method,
      provider, created_at, expires_at, token_hash)
    SELECT ${id}, CAST(${userNum} AS INTEGER), ${plan}, CAST(${months} AS INTEGER), CAST(${priceCents} AS INTEGER),
      CAST(${discountCents} AS INTEGER), CAST(${creditCents} AS INTEGER), CAST(${cents} AS INTEGER), k.code,
      ${JSON.stringify(replaces)}, ${JSON.stringify(returns)}, ${method}, ${provider}, CAST(${createdAt} AS INTEGER), CAST(${expiresAt} AS INTEGER), ${tokenHash}
    FROM coupons k WHERE k.code = ${coupon} AND k.ended_at IS NULL AND k.starts_at <= ${createdAt} AND k.ends_at > ${createdAt}
      AND ${usesOf(createdAt)} < k.most_uses ON CONFLICT DO NOTHING`,
  );
}
