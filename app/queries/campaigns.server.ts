import { sql } from "drizzle-orm";
import { campaignRequests } from "#drizzle/schema/campaigns.ts";
import { type Database, statement } from "./database.server.ts";

export type ShellRow = {
  promo: string | null;
  profileCompleteAt: number | null;
  supportPhone: string | null;
  /** The campaigns asked for: a JSON list of codes. */
  requested: string;
};

/** What the shell shows of a person besides their token: one row, read by primary keys. */
export function shellRowOf(db: Database, userId: string) {
  return statement<ShellRow>(
    db,
    sql`SELECT u.promo_code AS promo, u.profile_complete_at AS profileCompleteAt, s.support_phone AS supportPhone,
      (SELECT json_group_array(r.campaign) FROM campaign_requests r WHERE r.user_id = u.id) AS requested
    FROM users u LEFT JOIN schools s ON s.id = u.school_id WHERE u.id = ${userId}`,
  );
}

/** Keeps a request; where the person has one of that campaign already, it stands. */
export function insertCampaignRequest(db: Database, request: typeof campaignRequests.$inferInsert) {
  return db.insert(campaignRequests).values(request).onConflictDoNothing();
}
