import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, json, orNull, outer, pick } from "#app/platform/db/fields.server.ts";
import { users } from "#drizzle/schema/accounts/accounts.ts";
import { campaignRequests } from "#drizzle/schema/communities/campaigns.ts";
import { chatThreads } from "#drizzle/schema/messages/chat.ts";
import { schools } from "#drizzle/schema/school/schools.ts";

const user = columns(users, "u");
const shell = {
  promo: user.promoCode,
  profileCompleteAt: user.profileCompleteAt,
  supportPhone: orNull(columns(schools, "s").supportPhone),
  requested: json<string[]>(
    sql`(SELECT json_group_array(r.campaign) FROM campaign_requests r WHERE r.user_id = u.id AND r.state = 'waiting')`,
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

export type NewCampaignRequest = {
  userId: string;
  campaign: string;
  message: string;
  createdAt: number;
};

/**
 * Stores a request; a pending one is unchanged, a decided one becomes pending again. Returns a row if it became
 * pending.
 */
export function insertCampaignRequest(
  db: Database,
  { userId, campaign, message, createdAt }: NewCampaignRequest,
) {
  return db.returning(
    pick(columns(campaignRequests), "userId"),
    sql`INSERT INTO campaign_requests (user_id, campaign, message, created_at) VALUES (${userId}, ${campaign}, ${message}, ${createdAt})
    ON CONFLICT (user_id, campaign) DO UPDATE SET message = excluded.message, created_at = excluded.created_at, state = 'waiting',
      decided_by = NULL, decided_at = NULL, word = NULL WHERE campaign_requests.state <> 'waiting'`,
  );
}
