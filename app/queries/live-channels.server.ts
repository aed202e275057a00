import { eq, sql } from "drizzle-orm";
import type { Audience } from "#app/domain/notifications/audience.ts";
import { sessions, users } from "#drizzle/schema/accounts.ts";
import { liveChannels } from "#drizzle/schema/notifications.ts";
import type { Database } from "./database.server.ts";
import { columns, pick } from "./fields.server.ts";

/** Whether a person is of a general audience; `u` is their row. */
function belongs(audience: Exclude<Audience, { kind: "person" }>) {
  if (audience.kind === "everybody") return sql`1`;
  if (audience.kind === "school") return sql`u.school_id = ${audience.schoolId}`;
  return sql`EXISTS (SELECT 1 FROM json_each(u.claims) c WHERE c.value = ${audience.claim})`;
}

/** The people of a general audience who have a tab open now, up to a number. */
export function liveUsersIn(db: Database, audience: Exclude<Audience, { kind: "person" }>, most: number) {
  return db.select(
    pick(columns(liveChannels, "l"), "userId"),
    sql`FROM live_channels l CROSS JOIN users u ON u.id = l.user_id
    WHERE ${belongs(audience)} LIMIT ${most}`,
  );
}

/** Notes that a person has a tab open. */
export function openChannel(db: Database, userId: string, now: number) {
  return db.insert(liveChannels).values({ userId, openedAt: now }).onConflictDoNothing();
}

/** Notes that a person's last tab closed. */
export function closeChannel(db: Database, userId: string) {
  return db.delete(liveChannels).where(eq(liveChannels.userId, userId));
}

/** Who a channel belongs to, as they are now: what they may see depends on it. */
export function channelOwner(db: Database, userId: string) {
  return db.select(pick(columns(users), "claims", "schoolId"), sql`FROM users WHERE id = ${userId}`);
}

/** The sessions of a person that are alive. */
export function liveSessionIds(db: Database, userId: string, now: number) {
  return db.select(
    pick(columns(sessions), "id"),
    sql`FROM sessions WHERE user_id = ${userId} AND expires_at > ${now}`,
  );
}

/** The person of an e-mail address. */
export function userIdOfEmail(db: Database, email: string) {
  return db.select(pick(columns(users), "id"), sql`FROM users WHERE email = ${email}`);
}
