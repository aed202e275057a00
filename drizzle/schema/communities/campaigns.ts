import { index, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "../accounts/accounts.ts";
import { seconds } from "../columns.ts";

/** One row per person and campaign or other community; the first message is retained until the request is decided. */
export const campaignRequests = sqliteTable(
  "campaign_requests",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    campaign: text("campaign").notNull(),
    message: text("message").notNull(),
    createdAt: seconds("created_at").notNull(),
    state: text("state", { enum: ["waiting", "accepted", "declined"] })
      .notNull()
      .default("waiting"),
    /** An account's id. */
    decidedBy: text("decided_by"),
    decidedAt: seconds("decided_at"),
    /** To the person who is declined. */
    word: text("word"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.campaign] }),
    index("campaign_requests_by_state").on(table.state, table.campaign, table.createdAt),
  ],
);
