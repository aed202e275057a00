import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, int, orNull, outer, pick, type RowOf } from "#app/platform/db/fields.server.ts";
import { notificationMarks, notifications } from "#drizzle/schema/messages/notifications.ts";
import { MOST_NOTIFICATIONS } from "../domain/notification.ts";

/** The audiences are those of `audiencesOf`. */
export type NoticeReader = { userId: string; audiences: readonly string[] };

const notice = columns(notifications, "n");
const listed = {
  ...pick(notice, "num", "id", "type", "content", "link", "visibleFrom", "expiresAt"),
  ...pick(outer(columns(notificationMarks, "m")), "seenAt", "readAt"),
};
export type NotificationRow = RowOf<typeof listed>;

const marked = pick(columns(notificationMarks), "num");

/** A reader's live notifications since `from`, not deleted; `n` and `m` are their rows. */
function liveFor({ userId, audiences }: NoticeReader, now: number, from = 0) {
  return sql`FROM json_each(${JSON.stringify(audiences)}) a
    CROSS JOIN notifications n ON n.audience = a.value AND n.expires_at > ${now}
    LEFT JOIN notification_marks m ON m.user_id = ${userId} AND m.num = n.num
    WHERE n.visible_from BETWEEN ${from} AND ${now} AND m.marked_at IS NULL`;
}

/** Newest first, at most 50, shown since `from` (epoch seconds). Reads only live rows, by index. */
export function notificationsFor(db: Database, reader: NoticeReader, now: number, from = 0) {
  return db.select(
    listed,
    sql`${liveFor(reader, now, from)} ORDER BY n.visible_from DESC, n.num DESC LIMIT ${MOST_NOTIFICATIONS}`,
  );
}

/** An audience's notices that are still readable, newest first. */
export function noticesTo(db: Database, audience: string, now: number, limit: number) {
  return db.select(
    pick(notice, "id", "content", "visibleFrom"),
    sql`FROM notifications n WHERE n.audience = ${audience} AND n.expires_at > CAST(${now} AS INTEGER)
    ORDER BY n.num DESC LIMIT ${limit}`,
  );
}

/** Unseen ids for the badge: at most 50. */
export function unseenFor(db: Database, reader: NoticeReader, now: number) {
  return db.select(
    pick(notice, "id"),
    sql`${liveFor(reader, now)} AND m.seen_at IS NULL
    ORDER BY n.visible_from DESC, n.num DESC LIMIT ${MOST_NOTIFICATIONS}`,
  );
}

/** The number of the notification written last: one row. */
export function lastNumber(db: Database) {
  return db.select({ num: orNull(int(sql`max(num)`)) }, sql`FROM notifications`);
}

/** When the next scheduled one is due: one row; null if none. */
export function nextDueFor(db: Database, { audiences }: NoticeReader, now: number) {
  return db.select(
    { due: orNull(int(sql`min(n.visible_from)`)) },
    sql`FROM json_each(${JSON.stringify(audiences)}) a
    CROSS JOIN notifications n ON n.audience = a.value AND n.expires_at > ${now} WHERE n.visible_from > ${now}`,
  );
}

/** Returns the number; no row if the id exists. */
export function insertNotification(db: Database, row: Omit<typeof notifications.$inferInsert, "num">) {
  return db.returning(
    pick(columns(notifications), "num"),
    db.insert(notifications).values(row).onConflictDoNothing({ target: notifications.id }).getSQL(),
  );
}

/** Retains only a person's newest notifications. */
export function trimPersonal(db: Database, audience: string) {
  return db.statement(sql`DELETE FROM notifications WHERE audience = ${audience} AND num NOT IN (
      SELECT num FROM notifications WHERE audience = ${audience} ORDER BY num DESC LIMIT ${MOST_NOTIFICATIONS})`);
}

export function markAllSeen(db: Database, reader: NoticeReader, now: number) {
  return db.statement(sql`INSERT INTO notification_marks (user_id, num, seen_at)
    SELECT ${reader.userId}, n.num, ${now} ${liveFor(reader, now)} AND m.seen_at IS NULL
    ON CONFLICT (user_id, num) DO UPDATE SET seen_at = excluded.seen_at`);
}

/** No row if it is another's or gone. */
export function setRead(db: Database, reader: NoticeReader, id: string, now: number) {
  return db.returning(
    marked,
    sql`INSERT INTO notification_marks (user_id, num, seen_at, read_at)
    SELECT ${reader.userId}, n.num, ${now}, ${now} ${liveFor(reader, now)} AND n.id = ${id}
    ON CONFLICT (user_id, num) DO UPDATE
      SET seen_at = coalesce(seen_at, excluded.seen_at), read_at = coalesce(read_at, excluded.read_at)`,
  );
}

/** Deletes it from the reader's list, with its read mark; a row if it was there. */
export function markDeleted(db: Database, reader: NoticeReader, id: string, now: number) {
  return db.returning(
    marked,
    sql`INSERT INTO notification_marks (user_id, num, seen_at, marked_at)
    SELECT ${reader.userId}, n.num, ${now}, ${now} ${liveFor(reader, now)} AND n.id = ${id}
    ON CONFLICT (user_id, num) DO UPDATE
      SET seen_at = coalesce(seen_at, excluded.seen_at), read_at = NULL, marked_at = excluded.marked_at`,
  );
}

/** Restores it; a row if it was deleted. */
export function unmarkDeleted(db: Database, userId: string, id: string) {
  return db.returning(
    marked,
    sql`UPDATE notification_marks SET marked_at = NULL WHERE user_id = ${userId} AND marked_at IS NOT NULL
      AND num = (SELECT num FROM notifications WHERE id = ${id})`,
  );
}

/** Purges a person's own notifications that they deleted before a time. */
export function purgeDeleted(db: Database, userId: string, audience: string, before: number) {
  return db.statement(sql`DELETE FROM notifications WHERE audience = ${audience} AND num IN (
      SELECT num FROM notification_marks WHERE user_id = ${userId} AND marked_at < ${before})`);
}
