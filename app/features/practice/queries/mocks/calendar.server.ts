import { type SQL, sql } from "drizzle-orm";
import type { EnemLanguage } from "#app/features/bank/domain/enem/reading/row.ts";
import { type AuditEntry, insertAudit } from "#app/platform/audit/queries/audit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, int, pick, text } from "#app/platform/db/fields.server.ts";
import { mockEvents } from "#drizzle/schema/practice/mocks.ts";
import type { EventTimes } from "../../domain/mocks/event-fields.ts";

const event = columns(mockEvents, "e");
/** People signed up are counted up to this. */
export const MOST_SIGNED_UP = 1000;
const planned = {
  ...pick(event, "num", "id", "title", "template", "startsAt", "endsAt", "cancelledAt", "rankedAt", "ranked"),
  questions: int(sql`json_array_length(e.ords)`),
  registered: int(
    sql`(SELECT count(*) FROM (SELECT 1 FROM mock_registrations r WHERE r.event = e.num LIMIT ${MOST_SIGNED_UP + 1}))`,
  ),
};

/** The calendar as the team sees it, from a time on: what ends last comes first. */
export function plannedEvents(db: Database, since: number, limit: number) {
  return db.select(
    planned,
    sql`FROM mock_events e INDEXED BY mock_events_by_end WHERE e.ends_at > ${since} ORDER BY e.ends_at DESC LIMIT ${limit}`,
  );
}

/** An event as the team sees it. */
export function plannedEvent(db: Database, id: string) {
  return db.select(planned, sql`FROM mock_events e WHERE e.id = ${id}`);
}

/** The audit row of an event just made. */
export function auditMockEvent(db: Database, id: string, entry: AuditEntry) {
  return insertAudit(db, entry, {
    subjectId: sql`e.id`,
    after: sql`json_object('title', e.title, 'startsAt', e.starts_at, 'endsAt', e.ends_at)`,
    from: sql`FROM mock_events e WHERE e.id = ${id} AND changes() = 1`,
  });
}

/** Not begun, not cancelled. */
function waiting(id: string, now: number): SQL {
  return sql`e.id = ${id} AND e.starts_at > ${now} AND e.cancelled_at IS NULL`;
}

const changed = { num: int(sql`num`) };

/** Gives an event that has not begun other times, with the audit row. A row if so. */
export function updateEventTimes(
  db: Database,
  id: string,
  { startsAt, endsAt }: EventTimes,
  entry: AuditEntry,
) {
  return {
    audit: insertAudit(db, entry, {
      subjectId: sql`e.id`,
      before: sql`json_object('startsAt', e.starts_at, 'endsAt', e.ends_at)`,
      after: sql`json_object('startsAt', CAST(${startsAt} AS INTEGER), 'endsAt', CAST(${endsAt} AS INTEGER))`,
      from: sql`FROM mock_events e WHERE ${waiting(id, entry.at)}`,
    }),
    changed: db.returning(
      changed,
      sql`UPDATE mock_events AS e SET starts_at = ${startsAt}, ends_at = ${endsAt} WHERE ${waiting(id, entry.at)}`,
    ),
  };
}

/** Cancels an event that has not begun, with the audit row. A row if so. */
export function markEventCancelled(db: Database, id: string, entry: AuditEntry) {
  return {
    audit: insertAudit(db, entry, {
      subjectId: sql`e.id`,
      before: sql`json_object('title', e.title, 'startsAt', e.starts_at)`,
      after: sql`json_object('state', 'cancelado')`,
      from: sql`FROM mock_events e WHERE ${waiting(id, entry.at)}`,
    }),
    changed: db.returning(
      changed,
      sql`UPDATE mock_events AS e SET cancelled_at = ${entry.at} WHERE ${waiting(id, entry.at)}`,
    ),
  };
}

type Registration = { userNum: number; language: EnemLanguage | null };

/** Signs a person up for an event that has not begun; the language chosen last counts. */
export function insertRegistration(
  db: Database,
  id: string,
  { userNum, language }: Registration,
  now: number,
) {
  return db.statement(
    sql`INSERT INTO mock_registrations (event, user_num, language)
    SELECT e.num, ${userNum}, ${language} FROM mock_events e WHERE ${waiting(id, now)}
    ON CONFLICT DO UPDATE SET language = excluded.language`,
  );
}

export function deleteRegistration(db: Database, id: string, userNum: number) {
  return db.statement(sql`DELETE FROM mock_registrations
    WHERE event = (SELECT e.num FROM mock_events e WHERE e.id = ${id}) AND user_num = ${userNum}`);
}

/** People signed up for an event, by number, after one. */
export function registeredAfter(db: Database, event: number, after: number, limit: number) {
  return db.select(
    { userNum: int(sql`r.user_num`), userId: text(sql`u.id`) },
    sql`FROM mock_registrations r CROSS JOIN users u ON u.num = r.user_num
    WHERE r.event = ${event} AND r.user_num > ${after} ORDER BY r.user_num LIMIT ${limit}`,
  );
}

/** What the ids of an event's reminders begin with. */
export function reminderPrefix(id: string): string {
  return `simulado-${id}-`;
}

/** Deletes the pending reminders of an event for these people. */
export function deleteReminders(
  db: Database,
  userIds: readonly string[],
  { id, at }: { id: string; at: number },
) {
  const prefix = reminderPrefix(id);
  return db.statement(sql`DELETE FROM notifications WHERE num IN (
    SELECT n.num FROM json_each(${JSON.stringify(userIds)}) j CROSS JOIN notifications n ON n.audience = 'person:' || j.value
    WHERE n.expires_at > ${at} AND n.visible_from > ${at} AND substr(n.id, 1, ${prefix.length}) = ${prefix})`);
}
