import { type SQL, sql } from "drizzle-orm";
import { type ChangeStamp, schoolNumber } from "#app/features/school/queries/people.server.ts";
import { type AuditEntry, insertAudit } from "#app/platform/audit/queries/audit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import {
  columns,
  flag,
  int,
  json,
  orNull,
  outer,
  pick,
  type RowOf,
  text,
} from "#app/platform/db/fields.server.ts";
import { assessmentEvents, eventRooms, eventSeats } from "#drizzle/schema/assessments/assessment-events.ts";
import { schoolPeople } from "#drizzle/schema/school/school-people.ts";
import type { EventDay, EventRoom, EventSeat } from "../domain/event.ts";

const event = columns(assessmentEvents, "e");
const changed = pick(columns(assessmentEvents), "num", "id");
const MOST_PEOPLE = 2000;

/** One of a school's, by its id. */
export type EventOf = { schoolId: string; id: string };

function own({ schoolId, id }: EventOf): SQL {
  return sql`e.id = ${id} AND e.school = ${schoolId} AND e.deleted_at IS NULL`;
}

function numberOf(of: EventOf): SQL {
  return sql`(SELECT e.num FROM assessment_events e WHERE ${own(of)})`;
}

/** A school's, newest first. */
export function eventsOfSchool(db: Database, schoolId: string, limit: number) {
  return db.select(
    pick(event, "id", "title", "days"),
    sql`FROM assessment_events e WHERE e.school = ${schoolId} AND e.deleted_at IS NULL ORDER BY e.num DESC LIMIT ${limit}`,
  );
}

export function eventById(db: Database, of: EventOf) {
  return db.select(
    pick(event, "num", "id", "title", "days", "ranking"),
    sql`FROM assessment_events e WHERE ${own(of)}`,
  );
}

/** Condition on assessments: a day of none, or of a deleted one. */
function isFree(schoolId: string): SQL {
  return sql`(event IS NULL OR event NOT IN (SELECT o.num FROM assessment_events o WHERE o.school = ${schoolId} AND o.deleted_at IS NULL))`;
}

const choice = {
  id: text(sql`a.id`),
  title: text(sql`a.title`),
  day: orNull(int(sql`a.event_day`)),
  questions: int(sql`a.questions`),
  opensAt: orNull(int(sql`a.opens_at`)),
  closesAt: orNull(int(sql`a.closes_at`)),
  released: flag(sql`a.released_at IS NOT NULL`),
};
export type EventAssessment = RowOf<typeof choice>;

/** Its assessments and, newest first, those that may become one of its days. */
export function assessmentsForEvent(db: Database, of: EventOf, limit: number) {
  return db.select(
    choice,
    sql`FROM assessments a WHERE a.school = ${of.schoolId} AND a.deleted_at IS NULL
      AND (${isFree(of.schoolId)} OR a.event = ${numberOf(of)}) AND ${numberOf(of)} IS NOT NULL
    ORDER BY a.event IS NULL, a.num DESC LIMIT ${limit}`,
  );
}

export function roomsOfEvent(db: Database, of: EventOf) {
  return db.select(
    pick(columns(eventRooms, "r"), "room", "name", "capacity"),
    sql`FROM event_rooms r WHERE r.event = ${numberOf(of)} ORDER BY r.room`,
  );
}

type NotedDay = { day: number; present: number; by: string | null };
type SatDay = { day: number; score: number | null };

const person = columns(schoolPeople, "p");
const candidate = {
  ...pick(person, "num", "id"),
  name: text(sql`p.first_name || ' ' || p.last_name`),
  ...outer(pick(columns(eventSeats, "t"), "room", "seat")),
  noted: json<NotedDay[]>(sql`(SELECT json_group_array(json_object('day', n.day, 'present', n.present,
    'by', (SELECT u.first_name FROM users u WHERE u.id = n.marked_by))) FROM event_attendance n
    WHERE n.person = p.num AND n.event = e.num)`),
  sat: json<
    SatDay[]
  >(sql`(SELECT json_group_array(json_object('day', a.event_day, 'score', iif(a.released_at IS NULL, NULL, s.score)))
    FROM submissions s CROSS JOIN assessments a ON a.num = s.assessment AND a.event = e.num AND a.deleted_at IS NULL
    WHERE s.person = p.num)`),
};
export type EventCandidate = RowOf<typeof candidate>;

/** The students of its assessments, by name. Scores only once released. */
export function eventPeople(db: Database, of: EventOf) {
  return db.select(
    candidate,
    sql`FROM assessment_events e CROSS JOIN school_people p ON p.num IN (
        SELECT m.person FROM assessments a CROSS JOIN assessment_classes k ON k.assessment = a.num
          CROSS JOIN class_members m ON m.class = k.class AND m.until = 0 WHERE a.event = e.num AND a.deleted_at IS NULL
        UNION SELECT i.person FROM assessments a CROSS JOIN assessment_people i ON i.assessment = a.num AND i.invited = 1
          WHERE a.event = e.num AND a.deleted_at IS NULL)
      LEFT JOIN event_seats t ON t.event = e.num AND t.person = p.num
    WHERE ${own(of)} AND p.role = 'student' AND p.active = 1 ORDER BY p.place LIMIT ${MOST_PEOPLE}`,
  );
}

/** The audit row of what the statement before it changed. */
export function auditExamEvent(db: Database, entry: AuditEntry, id: string, after: object) {
  return insertAudit(db, entry, {
    subjectId: sql`${id}`,
    after: sql`json_set(${JSON.stringify(after)}, '$.title', (SELECT o.title FROM assessment_events o WHERE o.id = ${id}))`,
    from: sql`FROM (SELECT 1 WHERE changes() > 0) z`,
  });
}

export function insertExamEvent(
  db: Database,
  { schoolId, id }: EventOf,
  { title, days }: { title: string; days: readonly EventDay[] },
  { at, by }: ChangeStamp,
) {
  return db.returning(
    changed,
    sql`INSERT INTO assessment_events (id, school, title, days, created_by, created_at, updated_by, updated_at)
    SELECT ${id}, s.id, ${title}, ${JSON.stringify(days)}, ${by}, ${at}, ${by}, ${at} FROM schools s WHERE s.id = ${schoolId}`,
  );
}

export function updateEvent(
  db: Database,
  of: EventOf,
  { title, days, ranking }: { title: string; days: readonly EventDay[]; ranking: boolean },
  { at, by }: ChangeStamp,
) {
  return db.returning(
    changed,
    sql`UPDATE assessment_events SET title = ${title}, days = ${JSON.stringify(days)}, ranking = ${ranking ? 1 : 0},
      updated_at = ${at}, updated_by = ${by} WHERE num = ${numberOf(of)}`,
  );
}

/** The assessment of each day, as it shall be: "" for none. The last result: those that are its days now. */
export function linkDays(db: Database, of: EventOf, assessments: readonly string[]) {
  const sent = JSON.stringify(assessments);
  return {
    updateAssessments: db.statement(
      sql`UPDATE assessments SET event = NULL, event_day = NULL WHERE event = ${numberOf(of)}`,
    ),
    linked: db.returning(
      { id: text(sql`id`) },
      sql`UPDATE assessments SET event = ${numberOf(of)}, event_day = j.day
      FROM (SELECT key AS day, value AS id FROM json_each(${sent}) WHERE value <> '' LIMIT 100) j
      WHERE assessments.id = j.id AND +school = ${of.schoolId} AND deleted_at IS NULL AND ${isFree(of.schoolId)}
        AND ${numberOf(of)} IS NOT NULL`,
    ),
  };
}

/** Deletes softly, or restores. A row if it was in the other state. */
export function setEventDeleted(
  db: Database,
  { schoolId, id }: EventOf,
  deleted: boolean,
  { at, by }: ChangeStamp,
) {
  return db.returning(
    changed,
    sql`UPDATE assessment_events SET deleted_at = ${deleted ? at : null}, updated_at = ${at}, updated_by = ${by}
    WHERE id = ${id} AND school = ${schoolId} AND deleted_at IS ${deleted ? sql`NULL` : sql`NOT NULL`}`,
  );
}

/** Notes who changed it and when; a row if it is the school's. */
export function touchEvent(db: Database, of: EventOf, { at, by }: ChangeStamp) {
  return db.returning(
    changed,
    sql`UPDATE assessment_events SET updated_at = ${at}, updated_by = ${by} WHERE num = ${numberOf(of)}`,
  );
}

/** Rooms and who sits in them, as they shall be. */
export function storeRooms(
  db: Database,
  of: EventOf,
  rooms: readonly EventRoom[],
  seats: readonly EventSeat[],
) {
  const num = numberOf(of);
  return {
    deleteEventRooms: db.statement(sql`DELETE FROM event_rooms WHERE event = ${num}`),
    deleteEventSeats: db.statement(sql`DELETE FROM event_seats WHERE event = ${num}`),
    insertEventRooms: db.statement(sql`INSERT INTO event_rooms (event, room, name, capacity)
      SELECT ${num}, j.key, j.value ->> 'name', j.value ->> 'capacity' FROM json_each(${JSON.stringify(rooms)}) j
      WHERE ${num} IS NOT NULL`),
    insertEventSeats: db.statement(sql`INSERT INTO event_seats (event, person, room, seat)
      SELECT ${num}, j.value ->> 'person', j.value ->> 'room', j.value ->> 'seat' FROM json_each(${JSON.stringify(seats)}) j
      WHERE ${num} IS NOT NULL`),
  };
}

export type Noted = { personId: string; day: number; present: boolean; was: boolean | null };

/**
 * The event `e` and the student `p` of a record, if no one recorded otherwise since `was` was seen; `current` is the
 * recorded value.
 */
function noteOf(of: EventOf, { personId, day, present, was }: Noted) {
  const current = sql`(SELECT n.present FROM event_attendance n WHERE n.event = e.num AND n.day = CAST(${day} AS INTEGER) AND n.person = p.num)`;
  const from = sql`FROM assessment_events e CROSS JOIN school_people p
    WHERE ${own(of)} AND p.id = ${personId} AND p.school = ${schoolNumber(of.schoolId)} AND p.role = 'student'
      AND CAST(${day} AS INTEGER) < json_array_length(e.days)
      AND (${current} IS ${was === null ? null : was ? 1 : 0} OR ${current} = ${present ? 1 : 0})`;
  return { current, from };
}

/** The audit row of `recordAttendance`, before it in its batch; none where the note is there already. */
export function auditAttendance(db: Database, entry: AuditEntry, of: EventOf, noted: Noted) {
  const { current, from } = noteOf(of, noted);
  const { personId, day, present } = noted;
  return insertAudit(db, entry, {
    subjectId: sql`e.id`,
    before: sql`json_object('present', json(CASE ${current} WHEN 1 THEN 'true' WHEN 0 THEN 'false' ELSE 'null' END))`,
    after: sql`json_set(${JSON.stringify({ student: personId, day: day + 1, present })}, '$.title', e.title)`,
    from: sql`${from} AND ${current} IS NOT ${present ? 1 : 0}`,
  });
}

/** Records the presence of one student on a day, if no one recorded otherwise since `was` was seen. */
export function recordAttendance(db: Database, of: EventOf, noted: Noted, { at, by }: ChangeStamp) {
  const { day, present } = noted;
  return db.returning(
    { person: int(sql`person`) },
    sql`INSERT INTO event_attendance (event, day, person, present, marked_by, at)
    SELECT e.num, CAST(${day} AS INTEGER), p.num, ${present ? 1 : 0}, ${by}, ${at} ${noteOf(of, noted).from}
    ON CONFLICT (event, day, person) DO UPDATE SET present = excluded.present, marked_by = excluded.marked_by, at = excluded.at`,
  );
}
