import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { EventKind } from "#app/features/billing/domain/ledger.ts";
import type { PaymentMethod } from "#app/features/billing/domain/payment-methods.ts";
import type { PlanId } from "#app/platform/access/tiers-table.ts";
import { flagColumn, seconds } from "../columns.ts";

/** Agreed payments. The person's number stays after the account (required by law), and then identifies no account. */
export const charges = sqliteTable(
  "charges",
  {
    num: integer("num").primaryKey({ autoIncrement: true }),
    id: text("id").notNull(),
    userNum: integer("user_num").notNull(),
    plan: text("plan").$type<PlanId>().notNull(),
    months: integer("months").notNull(),
    priceCents: integer("price_cents").notNull(),
    discountCents: integer("discount_cents").notNull().default(0),
    creditCents: integer("credit_cents").notNull().default(0),
    cents: integer("cents").notNull(),
    coupon: text("coupon"),
    /** Charges whose rest was credited. */
    replaces: text("replaces", { mode: "json" }).$type<string[]>().notNull().default(sql`'[]'`),
    method: text("method").$type<PaymentMethod | "code">().notNull(),
    provider: text("provider").notNull(),
    providerRef: text("provider_ref"),
    pixCode: text("pix_code"),
    pageUrl: text("page_url"),
    createdAt: seconds("created_at").notNull(),
    expiresAt: seconds("expires_at").notNull(),
    /** Of the link by which a guardian pays: SHA-256. */
    tokenHash: text("token_hash"),
    /** The number of the group whose seat it is: given, not bought. */
    seatGroup: integer("seat_group"),
    /** Cents of each charge it replaces that the credit leaves, and that go back when this one is paid. */
    returns: text("returns", { mode: "json" }).$type<Record<string, number>>().notNull().default(sql`'{}'`),
    /** Void, and the provider was not notified yet. */
    cancelDue: flagColumn("cancel_due").notNull().default(false),
  },
  (table) => [
    index("charges_of_cancel_due").on(table.num).where(sql`cancel_due = 1`),
    uniqueIndex("charges_by_id").on(table.id),
    index("charges_of_user").on(table.userNum, table.num),
    uniqueIndex("charges_by_ref").on(table.provider, table.providerRef).where(sql`provider_ref IS NOT NULL`),
    uniqueIndex("charges_by_token").on(table.tokenHash).where(sql`token_hash IS NOT NULL`),
    index("charges_by_coupon").on(table.coupon).where(sql`coupon IS NOT NULL`),
    uniqueIndex("charges_by_seat").on(table.seatGroup, table.userNum).where(sql`seat_group IS NOT NULL`),
    check("charges_method", sql`method IN ('pix', 'card', 'boleto', 'code')`),
    check("charges_cents", sql`cents >= 0 AND cents = price_cents - discount_cents - credit_cents`),
  ],
);

/** The ledger: triggers refuse anything but adding. */
export const paymentEvents = sqliteTable(
  "payment_events",
  {
    num: integer("num").primaryKey({ autoIncrement: true }),
    provider: text("provider").notNull(),
    event: text("event").notNull(),
    userNum: integer("user_num").notNull(),
    charge: text("charge").notNull(),
    kind: text("kind").$type<EventKind>().notNull(),
    cents: integer("cents").notNull(),
    occurredAt: seconds("occurred_at").notNull(),
    receivedAt: seconds("received_at").notNull(),
  },
  (table) => [
    uniqueIndex("payment_events_once").on(table.provider, table.event),
    index("payment_events_of_user").on(table.userNum, table.num),
    index("payment_events_by_arrival").on(table.receivedAt),
    check("payment_events_cents", sql`cents >= 0`),
    check(
      "payment_events_kind",
      sql`kind IN ('paid', 'refund-asked', 'return-asked', 'refunded', 'charged-back', 'charge-back-undone', 'revoked', 'failed')`,
    ),
  ],
);

/** A discount code, valid for its days and number of charges. `createdBy`, `endedAt`: by the team. */
export const coupons = sqliteTable(
  "coupons",
  {
    code: text("code").primaryKey().notNull(),
    percent: integer("percent").notNull(),
    startsAt: seconds("starts_at").notNull(),
    endsAt: seconds("ends_at").notNull(),
    mostUses: integer("most_uses").notNull(),
    createdAt: seconds("created_at").notNull(),
    createdBy: text("created_by").notNull(),
    endedAt: seconds("ended_at"),
  },
  () => [check("coupons_percent", sql`percent BETWEEN 1 AND 90`), check("coupons_uses", sql`most_uses > 0`)],
);

/**
 * Seats of a plan granted to a group or a school. `school`: only its people; `endsAt`: no seat can be claimed after it.
 */
export const seatGroups = sqliteTable(
  "seat_groups",
  {
    num: integer("num").primaryKey({ autoIncrement: true }),
    id: text("id").notNull(),
    code: text("code").notNull(),
    name: text("name").notNull(),
    plan: text("plan").$type<PlanId>().notNull(),
    months: integer("months").notNull(),
    seats: integer("seats").notNull(),
    school: text("school"),
    endsAt: seconds("ends_at").notNull(),
    createdAt: seconds("created_at").notNull(),
    createdBy: text("created_by").notNull(),
    endedAt: seconds("ended_at"),
  },
  (table) => [
    uniqueIndex("seat_groups_by_id").on(table.id),
    uniqueIndex("seat_groups_by_code").on(table.code),
    index("seat_groups_of_school").on(table.school, table.num).where(sql`school IS NOT NULL`),
    check("seat_groups_seats", sql`seats > 0`),
  ],
);
