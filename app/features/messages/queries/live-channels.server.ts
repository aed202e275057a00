import { eq, sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, pick } from "#app/platform/db/fields.server.ts";
import { sessions, users } from "#drizzle/schema/accounts/accounts.ts";
import { liveChannels } from "#drizzle/schema/messages/notifications.ts";
import type { Audience } from "../domain/audience.ts";

/** Whether a person is in a general audience; `u` is their row. */
function belongs(audience: Exclude<Audience, { kind: "person" }>) {
  if (audience.kind === "everybody") return sql`1`;
  if (audience.kind === "school") {
    return sql`EXISTS (SELECT 1 FROM json_each(u.schools) s WHERE s.value ->> 'id' = ${audience.schoolId})`;
  }
  if (audience.kind === "claim")
    return sql`EXISTS (SELECT 1 FROM json_each(u.claims) c WHERE c.value = ${audience.claim})`;
  const { of, adminsOnly = false } = audience;
  return sql`EXISTS (SELECT 1 FROM json_each(u.communities) c WHERE c.value ->> 'code' = ${of.code}
    AND (${adminsOnly ? 0 : 1} OR c.value ->> 'isAdmin'))`;
}

/** People of a general audience with an open tab, at most `most`. */
export function liveUsersIn(db: Database, audience: Exclude<Audience, { kind: "person" }>, most: number) {
  return db.select(
    pick(columns(liveChannels, "l"), "userId"),
    sql`FROM live_channels l CROSS JOIN users u ON u.id = l.user_id
    WHERE ${belongs(audience)} LIMIT ${most}`,
  );
}

export function openChannel(db: Database, userId: string, now: number) {
  return db.insert(liveChannels).values({ userId, openedAt: now }).onConflictDoNothing();
}

export function closeChannel(db: Database, userId: string) {
  return db.delete(liveChannels).where(eq(liveChannels.userId, userId));
}

/** A channel's owner with current claims, which determine what they may see. */
export function channelOwner(db: Database, userId: string) {
  return db.select(
    pick(columns(users), "claims", "plans", "schools", "communities"),
    sql`FROM users WHERE id = ${userId}`,
  );
}

export function liveSessionIds(db: Database, userId: string, now: number) {
  return db.select(
    pick(columns(sessions), "id"),
    sql`FROM sessions WHERE user_id = ${userId} AND expires_at > ${now}`,
  );
}

export function userIdOfEmail(db: Database, email: string) {
  return db.select(pick(columns(users), "id"), sql`FROM users WHERE email = ${email}`);
}
