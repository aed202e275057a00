import { type SQL, sql } from "drizzle-orm";
import type { AssessmentReader } from "#app/features/school/domain/school-reader.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, int, pick } from "#app/platform/db/fields.server.ts";
import { NEVER_EXPIRES } from "#app/platform/live/domain/notification.ts";
import { notifications } from "#drizzle/schema/messages/notifications.ts";
import { mayManage } from "./assessment-right.server.ts";

/**
 * Withdraws a release while that is possible: a row if so. A job step that started before it fails, because `scoring`
 * has changed.
 */
export function withdrawReleaseStatement(db: Database, reader: AssessmentReader, id: string, now: number) {
  return db.returning(
    { num: int(sql`num`) },
    sql`UPDATE assessments SET released_at = NULL, ledger_due = NULL, scored = 0, scoring = scoring + 1
    WHERE released_at IS NOT NULL AND ledger_due > CAST(${now} AS INTEGER)
      AND num = (SELECT a.num FROM assessments a WHERE a.id = ${id} AND ${mayManage(reader)})`,
  );
}

const notice = columns(notifications, "n");
const told = { ...pick(notice, "num", "id", "audience", "type", "content", "link"), at: notice.createdAt };

/**
 * Deletes what a release stored and its notifications, in one batch after its withdrawal; the last result: people with
 * an open tab.
 */
export function undoneRelease(
  db: Database,
  reader: AssessmentReader,
  { id, link, at }: { id: string; link: string; at: number },
) {
  const own: SQL = sql`(SELECT a.num FROM assessments a WHERE a.id = ${id} AND ${mayManage(reader)} AND a.released_at IS NULL)`;
  const results = sql`(SELECT DISTINCT s.person FROM submissions s WHERE s.assessment = ${own}) w
    CROSS JOIN school_people p ON p.num = w.person CROSS JOIN users u ON u.num = p.account
    CROSS JOIN notifications n ON n.audience = 'person:' || u.id AND n.link = ${link} AND n.id > 'resultado-' AND n.id < 'resultado.'`;
  const undone = sql`'liberacao-desfeita-' || ${own} || '-' || w.person || '-' || CAST(${at} AS INTEGER)`;
  return {
    updateSubmissions: db.statement(sql`UPDATE submissions SET score = NULL WHERE assessment = ${own}`),
    insertNotifications:
      db.statement(sql`INSERT INTO notifications (id, audience, type, content, link, visible_from, expires_at, created_at)
      SELECT DISTINCT ${undone}, n.audience, 'aviso', 'A liberação do resultado de ' || (SELECT o.title FROM assessments o WHERE o.num = ${own})
        || ' foi desfeita. Ele volta quando o professor liberar.', ${link}, CAST(${at} AS INTEGER), ${NEVER_EXPIRES}, CAST(${at} AS INTEGER)
      FROM ${results} WHERE true ON CONFLICT (id) DO NOTHING`),
    deleteNotifications: db.statement(
      sql`DELETE FROM notifications WHERE num IN (SELECT n.num FROM ${results})`,
    ),
    live: db.select(
      told,
      sql`FROM notifications n CROSS JOIN live_channels l ON l.user_id = substr(n.audience, 8)
      WHERE n.id > 'liberacao-desfeita-' || ${own} || '-' AND n.id < 'liberacao-desfeita-' || ${own} || '.'
        AND n.created_at = CAST(${at} AS INTEGER)`,
    ),
  };
}
