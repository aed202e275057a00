import { primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { CampaignCode } from "#app/domain/campaigns/campaign.ts";
import { users } from "./accounts.ts";
import { seconds } from "./columns.ts";

/** One row per person and campaign; the first message is retained. */
export const campaignRequests = sqliteTable(
  "campaign_requests",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    campaign: text("campaign").$type<CampaignCode>().notNull(),
    message: text("message").notNull(),
    createdAt: seconds("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.campaign] })],
);
