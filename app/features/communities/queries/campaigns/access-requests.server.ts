import { sql } from "drizzle-orm";
import {
  insertNotifications,
  type NewPersonal,
} from "#app/features/messages/queries/personal-notices.server.ts";
import { type AuditEntry, insertAudit } from "#app/platform/audit/queries/audit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, int, pick, text } from "#app/platform/db/fields.server.ts";
import { FIRST_PAGE } from "#app/platform/lists/domain/page.ts";
import { users } from "#drizzle/schema/accounts/accounts.ts";
import { campaignRequests } from "#drizzle/schema/communities/campaigns.ts";
import { MOST_REQUESTS_COUNTED, type RequestCursor, type RequestState } from "../../domain/access-request.ts";
import { COMMUNITY } from "../../domain/community-fields.ts";

const request = columns(campaignRequests, "r");
const user = columns(users, "u");

/** Which request: a person's for a community, by its code. */
export type RequestPlace = { userId: string; campaign: string };

/** Those that wait from the oldest, the decided ones from the newest. */
export function accessRequests(
  db: Database,
  { campaign, state, after }: { campaign: string; state: RequestState; after: RequestCursor | null },
  limit: number,
) {
  const waits = state === "waiting";
  const start = waits ? { at: 0, userId: "" } : { at: FIRST_PAGE, userId: "" };
  const { at, userId } = after ?? start;
  const order = waits ? sql`ASC` : sql`DESC`;
  return db.select(
    {
      ...pick(request, "userId", "message", "createdAt", "decidedAt", "word"),
      ...pick(user, "firstName", "lastName", "email"),
    },
    sql`FROM campaign_requests r CROSS JOIN users u ON u.id = r.user_id
    WHERE r.state = ${state} AND r.campaign = ${campaign}
      AND (r.created_at, r.user_id) ${waits ? sql`>` : sql`<`} (CAST(${at} AS INTEGER), ${userId})
    ORDER BY r.created_at ${order}, r.user_id ${order} LIMIT ${limit}`,
  );
}

/** How many wait of each community, counted up to one more than is shown. */
export function waitingRequests(db: Database, codes: readonly string[]) {
  return db.select(
    {
      campaign: text(sql`c.value`),
      n: int(sql`(SELECT count(*) FROM (SELECT 1 FROM campaign_requests r WHERE r.state = 'waiting' AND r.campaign = c.value
        LIMIT ${MOST_REQUESTS_COUNTED + 1}))`),
    },
    sql`FROM json_each(${JSON.stringify(codes)}) c`,
  );
}

/** A person's request that waits. */
export function waitingRequest(db: Database, { userId, campaign }: RequestPlace) {
  return db.select(
    pick(request, "createdAt"),
    sql`FROM campaign_requests r WHERE r.user_id = ${userId} AND r.campaign = ${campaign} AND r.state = 'waiting'`,
  );
}

function waits({ userId, campaign }: RequestPlace) {
  return sql`user_id = ${userId} AND campaign = ${campaign} AND state = 'waiting'`;
}

const decided = pick(columns(campaignRequests), "userId");
const numbered = { num: int(sql`num`) };

/** The person's notice of the statement before, and its number. */
function notice(db: Database, row: NewPersonal) {
  return {
    notifications: insertNotifications(db, [row], sql`changes() = 1`),
    notice: db.select(numbered, sql`FROM notifications WHERE id = ${row.id}`),
  };
}

/** Accepts a request that still waits, unless its person is in too many communities. The first result: a row if so. */
export function acceptRequestOf(
  db: Database,
  place: RequestPlace,
  { entry, told }: { entry: AuditEntry; told: NewPersonal },
) {
  const { userId, campaign } = place;
  const person = sql`(SELECT num FROM users WHERE id = ${userId})`;
  const noted = sql`EXISTS (SELECT 1 FROM notifications WHERE id = ${told.id})`;
  return {
    accepted: db.returning(
      decided,
      sql`UPDATE campaign_requests SET state = 'accepted', decided_by = ${entry.actorId}, decided_at = ${entry.at}
      WHERE ${waits(place)} AND (EXISTS (SELECT 1 FROM communities c WHERE c.code = ${campaign} AND c.member_claim IS NOT NULL)
        OR (SELECT count(*) FROM community_people WHERE user_num = ${person}) < ${COMMUNITY.own})`,
    ),
    ...notice(db, told),
    audit: insertAudit(db, entry, {
      subjectId: sql`${userId}`,
      after: sql`json_object('community', ${campaign})`,
      from: sql`WHERE ${noted}`,
    }),
    insertCommunityPeople: db.statement(sql`INSERT INTO community_people (user_num, community, since)
      SELECT ${person}, ${campaign}, CAST(${entry.at} AS INTEGER) WHERE ${noted} ON CONFLICT DO NOTHING`),
  };
}

/** With the audit row, whose reason is the word, and the notice. The second result: a row if this declined it. */
export function declineRequestOf(
  db: Database,
  place: RequestPlace,
  { entry, told }: { entry: AuditEntry; told: NewPersonal },
) {
  return {
    audit: insertAudit(db, entry, {
      subjectId: sql`user_id`,
      from: sql`FROM campaign_requests WHERE ${waits(place)}`,
    }),
    declined: db.returning(
      decided,
      sql`UPDATE campaign_requests SET state = 'declined', decided_by = ${entry.actorId}, decided_at = ${entry.at}, word = ${entry.reason}
      WHERE ${waits(place)}`,
    ),
    ...notice(db, told),
  };
}
