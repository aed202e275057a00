import { sql } from "drizzle-orm";
import type { CampaignCode } from "#app/domain/campaigns/campaign.ts";
import { users } from "#drizzle/schema/accounts.ts";
import { campaignRequests } from "#drizzle/schema/campaigns.ts";
import { schools } from "#drizzle/schema/schools.ts";
import type { Database } from "./database.server.ts";
import { columns, json, orNull } from "./fields.server.ts";

const user = columns(users, "u");
const shell = {
  promo: user.promoCode,
  profileCompleteAt: user.profileCompleteAt,
  supportPhone: orNull(columns(schools, "s").supportPhone),
  /** The campaigns asked for. */
  requested: json<CampaignCode[]>(
    sql`(SELECT json_group_array(r.campaign) FROM campaign_requests r WHERE r.user_id = u.id)`,
  ),
};

/** What the shell shows of a person besides their token: one row, read by primary keys. */
export function shellRowOf(db: Database, userId: string) {
  return db.select(shell, sql`FROM users u LEFT JOIN schools s ON s.id = u.school_id WHERE u.id = ${userId}`);
}

/** Keeps a request; where the person has one of that campaign already, it stands. */
export function insertCampaignRequest(db: Database, request: typeof campaignRequests.$inferInsert) {
  return db.insert(campaignRequests).values(request).onConflictDoNothing();
}
