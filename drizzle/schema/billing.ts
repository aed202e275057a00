import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { EventKind } from "#app/domain/billing/ledger.ts";
import type { PaymentMethod } from "#app/domain/billing/payment-methods.ts";
import type { PlanId } from "#app/domain/billing/tiers-table.ts";
import { seconds } from "./columns.ts";

/** What was agreed to be paid. The person's number stays after the account (kept by law), and is then nobody's. */
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
  },
  (table) => [
    uniqueIndex("charges_by_id").on(table.id),
    index("charges_of_user").on(table.userNum, table.num),
    uniqueIndex("charges_by_ref").on(table.provider, table.providerRef).where(sql`provider_ref IS NOT NULL`),
    uniqueIndex("charges_by_token").on(table.tokenHash).where(sql`token_hash IS NOT NULL`),
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
      sql`kind IN ('paid', 'refund-asked', 'refunded', 'charged-back', 'charge-back-undone', 'revoked', 'failed')`,
    ),
  ],
);
