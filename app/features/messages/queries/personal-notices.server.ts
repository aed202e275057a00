import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { int } from "#app/platform/db/fields.server.ts";
import { NEVER_EXPIRES, type NotificationType } from "#app/platform/live/domain/notification.ts";
import { MOST_NOTIFICATIONS } from "../domain/notification.ts";

/** Visible at once, until they delete it. */
export type NewPersonal = {
  id: string;
  audience: string;
  type: NotificationType;
  content: string;
  link: string | null;
  at: number;
};

/** A row if it was new, and the condition is true. */
export function insertPersonal(db: Database, row: NewPersonal, when: SQL = sql`1`) {
  return db.returning(
    { num: int(sql`num`) },
    sql`INSERT INTO notifications (id, audience, type, content, link, visible_from, expires_at, created_at)
    SELECT ${row.id}, ${row.audience}, ${row.type}, ${row.content}, ${row.link}, ${row.at}, ${NEVER_EXPIRES}, ${row.at}
    WHERE ${when} ON CONFLICT (id) DO NOTHING`,
  );
}

/** Conditional; an existing id is unchanged. */
export function insertNotifications(db: Database, rows: readonly NewPersonal[], when: SQL) {
  return db.statement(sql`INSERT INTO notifications (id, audience, type, content, link, visible_from, expires_at, created_at)
    SELECT value ->> 'id', value ->> 'audience', value ->> 'type', value ->> 'content', value ->> 'link',
      value ->> 'at', ${NEVER_EXPIRES}, value ->> 'at'
    FROM json_each(${JSON.stringify(rows)}) WHERE ${when} ON CONFLICT (id) DO NOTHING`);
}

/** Retains only the newest of each of these people, conditionally. */
export function trimPersonals(db: Database, rows: readonly Pick<NewPersonal, "audience">[], when: SQL) {
  const audiences = JSON.stringify([...new Set(rows.map(({ audience }) => audience))]);
  return db.statement(sql`DELETE FROM notifications WHERE num IN (
      SELECT n.num FROM json_each(${audiences}) a CROSS JOIN notifications n ON n.audience = a.value
      WHERE n.num < (SELECT min(num) FROM (
        SELECT num FROM notifications WHERE audience = a.value ORDER BY num DESC LIMIT ${MOST_NOTIFICATIONS})))
      AND ${when}`);
}

/** Many people's notifications, without a condition. */
export function noticeStatements(db: Database, rows: readonly NewPersonal[]) {
  return [insertNotifications(db, rows, sql`1`), trimPersonals(db, rows, sql`1`)] as const;
}
