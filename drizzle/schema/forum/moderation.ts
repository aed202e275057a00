import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { CaseOutcome } from "#app/features/forum/domain/case.ts";
import { users } from "../accounts/accounts.ts";
import { seconds } from "../columns.ts";

/** One open case a post. */
export const cases = sqliteTable(
  "cases",
  {
    num: integer("num").primaryKey({ autoIncrement: true }),
    /** A post's number in `comments`. */
    target: integer("target").notNull(),
    urgency: integer("urgency").notNull(),
    /** Bits of `caseCauses`. */
    causes: integer("causes").notNull(),
    appeal: text("appeal"),
    openedAt: seconds("opened_at").notNull(),
    closedAt: seconds("closed_at"),
    outcome: text("outcome").$type<CaseOutcome>(),
    reason: text("reason"),
    decidedBy: text("decided_by").references(() => users.id, { onDelete: "set null" }),
    /** JSON of what the decision changed; null: it cannot be undone. */
    before: text("before"),
  },
  (table) => [
    uniqueIndex("cases_open").on(table.target).where(sql`closed_at IS NULL`),
    index("cases_by_urgency").on(table.urgency, table.openedAt, table.num).where(sql`closed_at IS NULL`),
    index("cases_oldest").on(table.openedAt).where(sql`closed_at IS NULL`),
    index("cases_of_target").on(table.target, table.num),
    index("cases_closed").on(table.closedAt).where(sql`closed_at IS NOT NULL`),
    index("cases_of_decider").on(table.decidedBy).where(sql`decided_by IS NOT NULL`),
  ],
);

export const postingBans = sqliteTable("posting_bans", {
  userId: text("user_id")
    .primaryKey()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  until: seconds("until").notNull(),
  reason: text("reason").notNull(),
});
