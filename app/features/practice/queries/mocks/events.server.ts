import { sql } from "drizzle-orm";
import type { EnemLanguage } from "#app/features/bank/domain/enem/reading/row.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, flag, int, json, orNull, pick, type RowOf, text } from "#app/platform/db/fields.server.ts";
import { mockEvents, mockSessions } from "#drizzle/schema/practice/mocks.ts";

const event = columns(mockEvents, "e");
const listed = {
  ...pick(
    event,
    "num",
    "id",
    "title",
    "template",
    "startsAt",
    "endsAt",
    "job",
    "lastJob",
    "rankedAt",
    "cancelledAt",
  ),
  questions: int(sql`json_array_length(e.ords)`),
  hasLanguages: flag(sql`e.spanish_ords IS NOT NULL`),
};

export type ListedEvent = RowOf<typeof listed> & { isRegistered: boolean };

function registeredBy(userNum: number) {
  return flag(
    sql`EXISTS (SELECT 1 FROM mock_registrations r WHERE r.event = e.num AND r.user_num = ${userNum})`,
  );
}

/** Events that end after a time, soonest first. */
export function eventsEndingAfter(db: Database, userNum: number, after: number, limit: number) {
  return db.select(
    { ...listed, isRegistered: registeredBy(userNum) },
    sql`FROM mock_events e WHERE e.ends_at > ${after} ORDER BY e.ends_at LIMIT ${limit}`,
  );
}

/** Events whose time is over and whose job, or last job, is yet to begin. */
export function eventsToScore(
  db: Database,
  { endedBefore, lastBefore, limit }: { endedBefore: number; lastBefore: number; limit: number },
) {
  return db.select(
    {
      ...listed,
      ownerId: event.ownerId,
      sheets: int(sql`(SELECT count(*) FROM mock_sessions m WHERE m.event = e.num)`),
    },
    sql`FROM mock_events e INDEXED BY mock_events_by_end WHERE e.ends_at < ${endedBefore}
      AND e.cancelled_at IS NULL AND (e.job IS NULL OR (e.last_job IS NULL AND e.ends_at < ${lastBefore})) ORDER BY e.ends_at DESC LIMIT ${limit}`,
  );
}

const own = pick(columns(mockSessions, "m"), "place", "score", "isHidden", "scores", "method");
const opened = {
  ...listed,
  session: orNull(text(sql`s.id`)),
  endedAt: orNull(int(sql`s.ended_at`)),
  place: orNull(own.place),
  score: orNull(own.score),
  method: orNull(own.method),
  isHidden: orNull(own.isHidden),
  sheets: event.ranked,
  seen: orNull(int(sql`j.seen`)),
  expected: orNull(int(sql`j.expected`)),
};

/** An event with a person's own sheet and how far its scoring is. `language`: chosen when signing up. */
export function eventFor(db: Database, id: string, userNum: number) {
  const language = orNull(
    text<EnemLanguage>(
      sql`(SELECT r.language FROM mock_registrations r WHERE r.event = e.num AND r.user_num = ${userNum})`,
    ),
  );
  return db.select(
    { ...opened, isRegistered: registeredBy(userNum), language },
    sql`FROM mock_events e LEFT JOIN mock_sessions m ON m.event = e.num AND m.user_num = ${userNum}
    LEFT JOIN practice_sessions s ON s.num = m.session LEFT JOIN jobs j ON j.id = e.job WHERE e.id = ${id}`,
  );
}

export function ordsOfEvent(db: Database, id: string) {
  return db.select(
    {
      ...pick(event, "ords", "title", "startsAt", "endsAt", "cancelledAt"),
      spanishOrds: orNull(json<number[]>(sql`e.spanish_ords`)),
    },
    sql`FROM mock_events e WHERE e.id = ${id}`,
  );
}

/** How many questions of each subject an event has. */
export function subjectsOfEvent(db: Database, id: string) {
  return db.select(
    { subject: int(sql`q.subject`), count: int(sql`count(*)`) },
    sql`FROM mock_events e CROSS JOIN json_each(e.ords) p CROSS JOIN questions q ON q.ord = p.value
    WHERE e.id = ${id} GROUP BY q.subject`,
  );
}

const ranked = {
  place: int(sql`m.place`),
  ...pick(columns(mockSessions, "m"), "score", "method"),
  firstName: text(sql`u.first_name`),
  userNum: columns(mockSessions, "m").userNum,
};

/** The first places. Of a person, the first name alone. */
export function firstPlaces(db: Database, id: string, limit: number) {
  return db.select(
    ranked,
    sql`FROM mock_events e CROSS JOIN mock_sessions m INDEXED BY mock_sessions_by_place ON m.event = e.num AND m.place IS NOT NULL
    CROSS JOIN users u ON u.num = m.user_num WHERE e.id = ${id} AND e.ranked_at IS NOT NULL ORDER BY m.place LIMIT ${limit}`,
  );
}

export type NewEvent = typeof mockEvents.$inferInsert;

/** No row: there is one of this id. */
export function insertEvent(
  db: Database,
  { id, title, template, ords, spanishOrds, startsAt, endsAt, ownerId }: NewEvent,
) {
  return db.returning(
    { id: text(sql`id`) },
    sql`INSERT INTO mock_events (id, title, template, ords, spanish_ords, starts_at, ends_at, owner_id)
    VALUES (${id}, ${title}, ${template}, ${JSON.stringify(ords)}, ${spanishOrds ? JSON.stringify(spanishOrds) : null},
      ${startsAt}, ${endsAt}, ${ownerId}) ON CONFLICT (id) DO NOTHING`,
  );
}

/** Gives an event the job that the same batch has just begun; the batch fails where it has one. */
export function claimEvent(db: Database, num: number, isLast: boolean) {
  const column = sql.raw(isLast ? "last_job" : "job");
  return db.statement(sql`UPDATE mock_events SET starts_at = CASE WHEN ${column} IS NULL THEN starts_at END,
      ${column} = (SELECT id FROM jobs ORDER BY num DESC LIMIT 1) WHERE num = ${num}`);
}

/** Whether a person's sheet is in the ranking. */
export function setHidden(db: Database, id: string, userNum: number, isHidden: boolean) {
  return db.statement(sql`UPDATE mock_sessions SET is_hidden = ${isHidden ? 1 : 0}
    WHERE event = (SELECT num FROM mock_events WHERE id = ${id}) AND user_num = ${userNum}`);
}
