import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, pick } from "#app/platform/db/fields.server.ts";
import { NEVER_EXPIRES } from "#app/platform/live/domain/notification.ts";
import { notifications } from "#drizzle/schema/messages/notifications.ts";

const notice = columns(notifications, "n");

/** Batch right after `setAccepted`, only if that changed something: notifies the answer's author, once an answer. */
export function insertAcceptedNotice(
  db: Database,
  sent: { answer: number; ord: number; content: string; link: string; at: number },
  acceptedBy: string,
) {
  const id = `accepted-${sent.answer}`;
  return {
    insertNotifications:
      db.statement(sql`INSERT INTO notifications (id, audience, type, content, link, visible_from, expires_at, created_at)
      SELECT ${id}, 'person:' || c.user_id, 'aviso', ${sent.content}, ${sent.link}, ${sent.at}, ${NEVER_EXPIRES}, ${sent.at}
      FROM comments c WHERE changes() = 1 AND c.num = ${sent.answer} AND c.ord = ${sent.ord} AND c.user_id <> ${acceptedBy}
      ON CONFLICT (id) DO NOTHING`),
    live: db.select(
      { ...pick(notice, "num", "id", "audience", "type", "content", "link"), at: notice.visibleFrom },
      sql`FROM notifications n CROSS JOIN live_channels l ON l.user_id = substr(n.audience, 8)
      WHERE n.id = ${id} AND n.created_at = ${sent.at}`,
    ),
  };
}
