import { sql } from "drizzle-orm";
import { MOST_NOTIFICATIONS } from "#app/domain/notifications/notification.ts";
import { notificationMarks, notifications } from "#drizzle/schema/notifications.ts";
import type { Database } from "./database.server.ts";
import { columns, int, orNull, outer, pick, type RowOf } from "./fields.server.ts";

/** A person as notifications know them: their id, and the audiences they belong to (`audiencesOf`). */
export type Reader = { userId: string; audiences: readonly string[] };

const notice = columns(notifications, "n");
const listed = {
  ...pick(notice, "num", "id", "type", "content", "link", "visibleFrom", "expiresAt"),
  ...pick(outer(columns(notificationMarks, "m")), "seenAt", "readAt"),
};
export type NotificationRow = RowOf<typeof listed>;

const marked = pick(columns(notificationMarks), "num");

/** The live notifications of a reader that they have not deleted, from a second on; `n` and `m` are their rows. */
function liveFor({ userId, audiences }: Reader, now: number, from = 0) {
  return sql`FROM json_each(${JSON.stringify(audiences)}) a
    CROSS JOIN notifications n ON n.audience = a.value AND n.expires_at > ${now}
    LEFT JOIN notification_marks m ON m.user_id = ${userId} AND m.num = n.num
    WHERE n.visible_from BETWEEN ${from} AND ${now} AND m.marked_at IS NULL`;
}

/**
 * What a person's notifications are: newest first, at most 50; `from` (epoch seconds) leaves out those shown before. Reads
 * the live ones of their audiences by index, and nothing of what has ended.
 */
export function notificationsFor(db: Database, reader: Reader, now: number, from = 0) {
  return db.select(
    listed,
    sql`${liveFor(reader, now, from)} ORDER BY n.visible_from DESC, n.num DESC LIMIT ${MOST_NOTIFICATIONS}`,
  );
}

/** The ids a person has not seen yet, for the badge: at most 50. */
export function unseenFor(db: Database, reader: Reader, now: number) {
  return db.select(
    pick(notice, "id"),
    sql`${liveFor(reader, now)} AND m.seen_at IS NULL
    ORDER BY n.visible_from DESC, n.num DESC LIMIT ${MOST_NOTIFICATIONS}`,
  );
}

/** When the next scheduled notification of a person is due: one row, null where none is. */
export function nextDueFor(db: Database, { audiences }: Reader, now: number) {
  return db.select(
    { due: orNull(int(sql`min(n.visible_from)`)) },
    sql`FROM json_each(${JSON.stringify(audiences)}) a
    CROSS JOIN notifications n ON n.audience = a.value AND n.expires_at > ${now} WHERE n.visible_from > ${now}`,
  );
}

/** Adds a notification and tells its number; none where its id is there already. */
export function insertNotification(db: Database, row: Omit<typeof notifications.$inferInsert, "num">) {
  return db.returning(
    pick(columns(notifications), "num"),
    db.insert(notifications).values(row).onConflictDoNothing({ target: notifications.id }).getSQL(),
  );
}

/** Keeps only the newest of what was sent to one person. */
export function trimPersonal(db: Database, audience: string) {
  return db.statement(sql`DELETE FROM notifications WHERE audience = ${audience} AND num NOT IN (
      SELECT num FROM notifications WHERE audience = ${audience} ORDER BY num DESC LIMIT ${MOST_NOTIFICATIONS})`);
}

/** Marks everything on a reader's screen as seen. */
export function markAllSeen(db: Database, reader: Reader, now: number) {
  return db.statement(sql`INSERT INTO notification_marks (user_id, num, seen_at)
    SELECT ${reader.userId}, n.num, ${now} ${liveFor(reader, now)} AND m.seen_at IS NULL
    ON CONFLICT (user_id, num) DO UPDATE SET seen_at = excluded.seen_at`);
}

/** Marks one notification of a reader as read: a row where it is theirs, none where it is another's or gone. */
export function markRead(db: Database, reader: Reader, id: string, now: number) {
  return db.returning(
    marked,
    sql`INSERT INTO notification_marks (user_id, num, seen_at, read_at)
    SELECT ${reader.userId}, n.num, ${now}, ${now} ${liveFor(reader, now)} AND n.id = ${id}
    ON CONFLICT (user_id, num) DO UPDATE
      SET seen_at = coalesce(seen_at, excluded.seen_at), read_at = coalesce(read_at, excluded.read_at)`,
  );
}

/** Takes one notification of a reader off their list, with its read mark: a row where it was there. */
export function markDeleted(db: Database, reader: Reader, id: string, now: number) {
  return db.returning(
    marked,
    sql`INSERT INTO notification_marks (user_id, num, seen_at, marked_at)
    SELECT ${reader.userId}, n.num, ${now}, ${now} ${liveFor(reader, now)} AND n.id = ${id}
    ON CONFLICT (user_id, num) DO UPDATE
      SET seen_at = coalesce(seen_at, excluded.seen_at), read_at = NULL, marked_at = excluded.marked_at`,
  );
}

/** Puts back what a reader deleted: a row where they had. */
export function unmarkDeleted(db: Database, userId: string, id: string) {
  return db.returning(
    marked,
    sql`UPDATE notification_marks SET marked_at = NULL WHERE user_id = ${userId} AND marked_at IS NOT NULL
      AND num = (SELECT num FROM notifications WHERE id = ${id})`,
  );
}

/** Removes for good what was sent to one person alone and deleted by them before a time. */
export function dropDeleted(db: Database, userId: string, audience: string, before: number) {
  return db.statement(sql`DELETE FROM notifications WHERE audience = ${audience} AND num IN (
      SELECT num FROM notification_marks WHERE user_id = ${userId} AND marked_at < ${before})`);
}
