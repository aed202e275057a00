import { sql } from "drizzle-orm";
import type { CampaignCode } from "#app/domain/campaigns/campaign.ts";
import { users } from "#drizzle/schema/accounts.ts";
import { campaignRequests } from "#drizzle/schema/campaigns.ts";
import { chatThreads } from "#drizzle/schema/chat.ts";
import { schools } from "#drizzle/schema/schools.ts";
import type { Database } from "../database.server.ts";
import { columns, json, orNull, outer, pick } from "../fields.server.ts";

const user = columns(users, "u");
const shell = {
  promo: user.promoCode,
  profileCompleteAt: user.profileCompleteAt,
  supportPhone: orNull(columns(schools, "s").supportPhone),
  requested: json<CampaignCode[]>(
    sql`(SELECT json_group_array(r.campaign) FROM campaign_requests r WHERE r.user_id = u.id)`,
  ),
  ...outer(pick(columns(chatThreads, "t"), "answers", "answersRead")),
};

/** What the shell shows beyond the token: one row, read by primary keys. */
export function shellRowOf(db: Database, userId: string) {
  return db.select(
    shell,
    sql`FROM users u LEFT JOIN schools s ON s.id = u.school_id LEFT JOIN chat_threads t ON t.user_num = u.num
    WHERE u.id = ${userId}`,
  );
}

/** Stores a request; the first of a campaign is unchanged. */
export function insertCampaignRequest(db: Database, request: typeof campaignRequests.$inferInsert) {
  return db.insert(campaignRequests).values(request).onConflictDoNothing();
}
