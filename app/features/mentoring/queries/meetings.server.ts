import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, flag, int, json, pick, type RowOf, text } from "#app/platform/db/fields.server.ts";
import { meetingPeople, meetings, mentorHours } from "#drizzle/schema/mentoring/mentoring.ts";
import { type Hours, LONGEST_MEETING, type MeetingSpan, MOST_HOURS } from "../domain/meeting.ts";

const own = pick(columns(meetings), "id", "startsAt");
const hours = pick(columns(mentorHours, "h"), "weekday", "starts", "ends");
/** Meetings of a page. */
const MOST_LISTED = 200;
/** Reminders of one run of the clock. */
const MOST_REMINDED = 400;

/** A mentor by number, or as the current one of a mentee. */
export type HoursOf = { mentor: number } | { mentee: number };

function mentorIn(of: HoursOf): SQL {
  if ("mentor" in of) return sql`CAST(${of.mentor} AS INTEGER)`;
  return sql`(SELECT m.mentor FROM mentorships m WHERE m.mentee = ${of.mentee} AND m.until IS NULL)`;
}

/** In the order of the week. */
export function hoursOf(db: Database, of: HoursOf) {
  return db.select(
    hours,
    sql`FROM mentor_hours h WHERE h.mentor = ${mentorIn(of)} ORDER BY h.weekday, h.starts LIMIT ${MOST_HOURS}`,
  );
}

/** A row if added; none if there are too many, or on a repeat. */
export function insertHours(db: Database, mentor: number, { weekday, starts, ends }: Hours) {
  return db.returning(
    pick(columns(mentorHours), "starts"),
    sql`INSERT INTO mentor_hours (mentor, weekday, starts, ends)
    SELECT CAST(${mentor} AS INTEGER), CAST(${weekday} AS INTEGER), CAST(${starts} AS INTEGER), CAST(${ends} AS INTEGER)
    WHERE (SELECT count(*) FROM mentor_hours h WHERE h.mentor = ${mentor}) < ${MOST_HOURS}
    ON CONFLICT (mentor, weekday, starts) DO UPDATE SET ends = excluded.ends`,
  );
}

export function deleteHours(db: Database, mentor: number, { weekday, starts }: Omit<Hours, "ends">) {
  return db.statement(
    sql`DELETE FROM mentor_hours WHERE mentor = ${mentor} AND weekday = ${weekday} AND starts = ${starts}`,
  );
}

/** Current mentorships of meeting g's mentor with its mentees: without one it is over, and blocks no hour. */
const ACCOMPANIED =
  sql.raw(`FROM meeting_people p CROSS JOIN mentorships m ON m.mentee = p.mentee AND m.until IS NULL
  AND m.mentor = g.mentor WHERE p.meeting = g.id`);

/** Busy times of a mentor from a time on; `but`: a meeting that is being moved. */
export function takenOf(db: Database, of: HoursOf, from: number, but = "") {
  return db.select(
    pick(columns(meetings, "g"), "startsAt", "endsAt"),
    sql`FROM meetings g WHERE g.mentor = ${mentorIn(of)} AND g.starts_at > CAST(${from - LONGEST_MEETING} AS INTEGER)
    AND g.cancelled_at IS NULL AND g.id <> ${but} AND EXISTS (SELECT 1 ${ACCOMPANIED}) ORDER BY g.starts_at LIMIT ${MOST_LISTED}`,
  );
}

/** Condition: meeting g is a person's, as mentor of one of its mentees, or as a mentee of that mentor. */
function invited(person: number): SQL {
  return sql`EXISTS (SELECT 1 ${ACCOMPANIED} AND (g.mentor = ${person} OR p.mentee = ${person}))`;
}

type MeetingMentee = { id: string; name: string; attended: 0 | 1 | null };

const NAME = sql.raw("x.first_name || ' ' || x.last_name");

const meeting = {
  ...pick(columns(meetings, "g"), "id", "startsAt", "endsAt", "revision", "cancelledAt"),
  mentorNum: int(sql`g.mentor`),
  mentorId: text(sql`(SELECT x.id FROM users x WHERE x.num = g.mentor)`),
  mentor: text(sql`(SELECT ${NAME} FROM users x WHERE x.num = g.mentor)`),
  mentees: json<
    MeetingMentee[]
  >(sql`(SELECT json_group_array(json_object('id', x.id, 'name', ${NAME}, 'attended', p.attended))
    FROM meeting_people p CROSS JOIN users x ON x.num = p.mentee WHERE p.meeting = g.id)`),
};

export type MeetingRow = RowOf<typeof meeting>;

/** A meeting of which a person is, cancelled or not. */
export function meetingFor(db: Database, id: string, person: number) {
  return db.select(meeting, sql`FROM meetings g WHERE g.id = ${id} AND ${invited(person)}`);
}

/** A mentor's meetings that start from a moment on, in order. */
export function meetingsOfMentor(db: Database, mentor: number, from: number) {
  return db.select(
    meeting,
    sql`FROM meetings g WHERE g.mentor = ${mentor} AND g.starts_at > CAST(${from} AS INTEGER) AND g.cancelled_at IS NULL
    AND ${invited(mentor)} ORDER BY g.starts_at LIMIT ${MOST_LISTED}`,
  );
}

/** A mentee's meetings that end after a moment, in order. */
export function meetingsOfMentee(db: Database, mentee: number, after: number, most: number) {
  return db.select(
    meeting,
    sql`FROM meeting_people w CROSS JOIN meetings g ON g.id = w.meeting WHERE w.mentee = ${mentee}
    AND g.ends_at > CAST(${after} AS INTEGER) AND g.cancelled_at IS NULL AND ${invited(mentee)} ORDER BY g.starts_at LIMIT ${most}`,
  );
}

function isFree(mentor: SQL, { startsAt, endsAt }: MeetingSpan, but: string): SQL {
  return sql`NOT EXISTS (SELECT 1 FROM meetings g WHERE g.mentor = ${mentor} AND g.cancelled_at IS NULL AND g.id <> ${but}
    AND g.starts_at > CAST(${startsAt - LONGEST_MEETING} AS INTEGER) AND g.starts_at < CAST(${endsAt} AS INTEGER)
    AND g.ends_at > CAST(${startsAt} AS INTEGER) AND EXISTS (SELECT 1 ${ACCOMPANIED}))`;
}

export type NewMeeting = MeetingSpan & {
  id: string;
  mentor: number;
  /** Ids of users. */
  mentees: readonly string[];
  by: string;
  at: number;
};

/** The mentees of a list whom this mentor accompanies now. */
function accompaniedIn({ mentor, mentees }: Pick<NewMeeting, "mentor" | "mentees">): SQL {
  return sql`FROM json_each(${JSON.stringify(mentees)}) j CROSS JOIN users u ON u.id = j.value
    CROSS JOIN mentorships m ON m.mentee = u.num AND m.until IS NULL AND m.mentor = ${mentor}`;
}

/** Books once, if the time is free and all are this mentor's mentees. `meeting`: a row if it is booked now. */
export function insertMeeting(db: Database, booked: NewMeeting) {
  const { id, mentor, mentees, startsAt, endsAt, by, at } = booked;
  return {
    meeting: db.returning(
      own,
      sql`INSERT INTO meetings (id, mentor, starts_at, ends_at, revision, cancelled_at, booked_by, created_at)
      SELECT ${id}, CAST(${mentor} AS INTEGER), CAST(${startsAt} AS INTEGER), CAST(${endsAt} AS INTEGER), 0, NULL, ${by}, CAST(${at} AS INTEGER)
      WHERE (SELECT count(*) ${accompaniedIn(booked)}) = ${mentees.length} AND ${isFree(sql`${mentor}`, booked, id)}
      ON CONFLICT (id) DO NOTHING`,
    ),
    people: db.statement(
      sql`INSERT INTO meeting_people (meeting, mentee) SELECT ${id}, u.num ${accompaniedIn(booked)}
      WHERE EXISTS (SELECT 1 FROM meetings t WHERE t.id = ${id} AND t.mentor = ${mentor} AND t.booked_by = ${by})
        AND NOT EXISTS (SELECT 1 FROM meeting_people p WHERE p.meeting = ${id} AND p.mentee <> u.num)
      ON CONFLICT DO NOTHING`,
    ),
  };
}

/** Whether a meeting of this id was booked by this person. */
export function bookedBefore(db: Database, id: string, by: string) {
  return db.select(own, sql`FROM meetings WHERE id = ${id} AND booked_by = ${by}`);
}

type Moved = MeetingSpan & { id: string; mentor: number; at: number };

/** A row if the meeting is still to come and the time is free. */
export function moveMeeting(db: Database, moved: Moved) {
  const { id, mentor, startsAt, endsAt, at } = moved;
  return db.returning(
    own,
    sql`UPDATE meetings SET starts_at = CAST(${startsAt} AS INTEGER), ends_at = CAST(${endsAt} AS INTEGER), revision = revision + 1
    WHERE id = ${id} AND mentor = ${mentor} AND cancelled_at IS NULL AND starts_at > CAST(${at} AS INTEGER)
      AND ${isFree(sql`${mentor}`, moved, id)}`,
  );
}

/** A row if it was not cancelled and has not begun. */
export function cancelMeeting(db: Database, { id, mentor, at }: { id: string; mentor: number; at: number }) {
  return db.returning(
    own,
    sql`UPDATE meetings SET cancelled_at = CAST(${at} AS INTEGER), revision = revision + 1
    WHERE id = ${id} AND mentor = ${mentor} AND cancelled_at IS NULL AND starts_at > CAST(${at} AS INTEGER)`,
  );
}

type Attended = { id: string; mentor: number; mentee: string; attended: boolean; at: number };

/** A row if it is this mentor's meeting and has begun. */
export function setAttendance(db: Database, { id, mentor, mentee, attended, at }: Attended) {
  return db.returning(
    pick(columns(meetingPeople), "mentee"),
    sql`UPDATE meeting_people SET attended = ${attended ? 1 : 0} WHERE meeting = ${id}
    AND mentee = (SELECT num FROM users WHERE id = ${mentee})
    AND EXISTS (SELECT 1 FROM meetings g WHERE g.id = ${id} AND g.mentor = ${mentor} AND g.cancelled_at IS NULL
      AND g.starts_at <= CAST(${at} AS INTEGER) AND ${invited(mentor)})`,
  );
}

const reminded = {
  ...pick(columns(meetings, "g"), "id", "startsAt", "revision"),
  userId: text(sql`x.id`),
  userNum: int(sql`x.num`),
  isMentor: flag(sql`x.num = g.mentor`),
  mentor: text(sql`(SELECT r.first_name FROM users r WHERE r.num = g.mentor)`),
  mentee: text(
    sql`(SELECT r.first_name FROM meeting_people p CROSS JOIN users r ON r.num = p.mentee WHERE p.meeting = g.id LIMIT 1)`,
  ),
};

/** People to remind of meetings that start between two times. `word`: of the reminder; each is sent once a revision. */
export function peopleToRemind(db: Database, { from, to, word }: { from: number; to: number; word: string }) {
  return db.select(
    reminded,
    sql`FROM meetings g INDEXED BY meetings_by_start CROSS JOIN users x
    ON x.num IN (SELECT p.mentee FROM meeting_people p WHERE p.meeting = g.id UNION ALL SELECT g.mentor)
    WHERE g.starts_at > CAST(${from} AS INTEGER) AND g.starts_at <= CAST(${to} AS INTEGER) AND g.cancelled_at IS NULL
      AND EXISTS (SELECT 1 ${ACCOMPANIED} AND (x.num = g.mentor OR x.num = p.mentee))
      AND NOT EXISTS (SELECT 1 FROM notifications n
        WHERE n.id = 'encontro-' || g.id || '-' || g.revision || '-' || ${word} || '-' || x.num)
    ORDER BY g.starts_at LIMIT ${MOST_REMINDED}`,
  );
}
