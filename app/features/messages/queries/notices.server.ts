import { sql } from "drizzle-orm";
import { type AuditEntry, insertAudit } from "#app/platform/audit/queries/audit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, orNull, outer, pick, type RowOf, text } from "#app/platform/db/fields.server.ts";
import { notifications } from "#drizzle/schema/messages/notifications.ts";
import { audit } from "#drizzle/schema/platform/admin.ts";

/** `content` null: purged. Times in epoch seconds. */
const row = columns(audit, "a");
const sent = {
  ...pick(row, "num", "at", "actorId"),
  id: row.subjectId,
  actorName: orNull(text(sql`actor.first_name || ' ' || actor.last_name`)),
  ...pick(
    outer(columns(notifications, "n")),
    "audience",
    "type",
    "content",
    "link",
    "visibleFrom",
    "expiresAt",
    "cancelledAt",
  ),
  audienceName: orNull(text(sql`coalesce(s.name, person.first_name || ' ' || person.last_name)`)),
};
export type NoticeRow = RowOf<typeof sent>;

/** Notifications that admins sent, newest first, below an audit number. */
export function noticesSent(db: Database, before: number, limit: number) {
  return db.select(
    sent,
    sql`FROM audit a LEFT JOIN notifications n ON n.id = a.subject_id
      LEFT JOIN users actor ON actor.id = a.actor_id
      LEFT JOIN schools s ON n.audience LIKE 'school:%' AND s.id = substr(n.audience, 8)
      LEFT JOIN users person ON n.audience LIKE 'person:%' AND person.id = substr(n.audience, 8)
    WHERE a.action = 'notice.send' AND a.num < CAST(${before} AS INTEGER) ORDER BY a.num DESC LIMIT ${limit}`,
  );
}

/** The audit row of a notification, directly after its insert; none if nothing was inserted. */
export function auditNotice(db: Database, id: string, sent: object, entry: AuditEntry) {
  return insertAudit(db, entry, {
    subjectId: sql`${id}`,
    after: sql`${JSON.stringify(sent)}`,
    from: sql`WHERE changes() = 1`,
  });
}

export function noticeById(db: Database, id: string) {
  return db.select(
    pick(columns(notifications), "num", "audience", "content", "type"),
    sql`FROM notifications WHERE id = ${id}`,
  );
}

/** Ends an admin's notification, with the audit row. */
export function markNoticeCancelled(db: Database, id: string, entry: AuditEntry) {
  const live = sql`n.id = ${id} AND n.cancelled_at IS NULL AND n.expires_at > ${entry.at}
    AND EXISTS (SELECT 1 FROM audit s WHERE s.subject_id = n.id AND s.action = 'notice.send')`;
  return {
    noted: insertAudit(db, entry, {
      subjectId: sql`n.id`,
      before: sql`json_object('visibleFrom', n.visible_from, 'expiresAt', n.expires_at)`,
      after: sql`json_object('expiresAt', CAST(${entry.at} AS INTEGER))`,
      from: sql`FROM notifications n WHERE ${live}`,
    }),
    updateNotifications: db.returning(
      pick(columns(notifications), "num"),
      sql`UPDATE notifications AS n SET cancelled_at = ${entry.at}, expires_at = ${entry.at} WHERE ${live}`,
    ),
  };
}
