import { type SQL, sql } from "drizzle-orm";
import { type Hours, MEETING, type Slot } from "#app/domain/mentoring/meeting.ts";
import { users } from "#drizzle/schema/accounts.ts";
import { meetingPeople, meetings, mentorHours } from "#drizzle/schema/meetings.ts";
import type { Database } from "../database.server.ts";
import { columns, flag, int, json, pick, type RowOf, text } from "../fields.server.ts";

const meeting = pick(columns(meetings, "e"), "id", "title", "startsAt", "endsAt", "sequence", "cancelledAt");
const stored = pick(columns(meetings), "num", "id");

/** Meetings of a page, and those looked at for free slots. */
const LISTED = 60;
const MOST_TAKEN = 400;

/** A person by number, or by the id in an address. */
type Whose = { num: number } | { id: string };

function numOf(whose: Whose): SQL {
  return "num" in whose ? sql`${whose.num}` : sql`(SELECT num FROM users WHERE id = ${whose.id})`;
}

export function hoursOf(db: Database, mentor: SQL | number) {
  return db.select(
    pick(columns(mentorHours), "weekday", "start", "finish", "length"),
    sql`FROM mentor_hours WHERE mentor = ${mentor} ORDER BY weekday, start`,
  );
}

/** A mentor's hours instead of the former ones. */
export function setHours(db: Database, mentor: number, hours: readonly Hours[]) {
  return [
    db.statement(sql`DELETE FROM mentor_hours WHERE mentor = ${mentor}`),
    db.statement(sql`INSERT INTO mentor_hours (mentor, weekday, start, finish, length)
      SELECT ${mentor}, value ->> 'weekday', value ->> 'start', value ->> 'finish', value ->> 'length'
      FROM json_each(${JSON.stringify(hours)}) WHERE true ON CONFLICT DO NOTHING`),
  ] as const;
}

/** The number of a mentee's mentor, as SQL. */
export function mentorNumOf(mentee: number): SQL {
  return sql`(SELECT m.mentor FROM mentorships m WHERE m.mentee = ${mentee} AND m.until IS NULL)`;
}

/** Times that a person has meetings at. */
export function takenBy(db: Database, person: SQL | number, { startsAt, endsAt }: Slot) {
  return db.select(
    pick(columns(meetings, "e"), "startsAt", "endsAt"),
    sql`FROM meeting_people p CROSS JOIN meetings e ON e.num = p.meeting AND e.cancelled_at IS NULL
    WHERE p.user_num = ${person} AND e.ends_at > CAST(${startsAt} AS INTEGER) AND e.starts_at < CAST(${endsAt} AS INTEGER) LIMIT ${MOST_TAKEN}`,
  );
}

const others = json<
  string[]
>(sql`(SELECT json_group_array(u.first_name) FROM meeting_people o CROSS JOIN users u ON u.num = o.user_num
    WHERE o.meeting = e.num AND o.user_num <> p.user_num)`);

/** A person's meetings that end after a moment, the next one first; `past`: those that ended before, the last one first. */
export function meetingsOf(
  db: Database,
  whose: Whose,
  { after, past = false }: { after: number; past?: boolean },
) {
  const when = past
    ? sql`e.ends_at <= CAST(${after} AS INTEGER) ORDER BY e.starts_at DESC`
    : sql`e.ends_at > CAST(${after} AS INTEGER) AND e.cancelled_at IS NULL ORDER BY e.starts_at`;
  return db.select(
    { ...meeting, others },
    sql`FROM meeting_people p CROSS JOIN meetings e ON e.num = p.meeting WHERE p.user_num = ${numOf(whose)} AND ${when} LIMIT ${LISTED}`,
  );
}

/** A meeting for those invited alone. `hosts`: it is theirs. */
export function meetingFor(db: Database, id: string, userNum: number) {
  return db.select(
    {
      ...meeting,
      num: int(sql`e.num`),
      mentor: int(sql`coalesce(e.mentor, 0)`),
      hosts: flag(sql`e.mentor = p.user_num`),
    },
    sql`FROM meetings e CROSS JOIN meeting_people p ON p.meeting = e.num AND p.user_num = ${userNum} WHERE e.id = ${id}`,
  );
}

const invited = {
  ...pick(columns(users, "u"), "num", "id", "firstName", "lastName"),
  ...pick(columns(meetingPeople, "p"), "joinedAt", "attended"),
};
export type InvitedRow = RowOf<typeof invited>;

/** Who is invited, if the reader is. */
export function peopleOfMeeting(db: Database, id: string, userNum: number) {
  return db.select(
    invited,
    sql`FROM meetings e CROSS JOIN meeting_people o ON o.meeting = e.num AND o.user_num = ${userNum}
    CROSS JOIN meeting_people p ON p.meeting = e.num CROSS JOIN users u ON u.num = p.user_num WHERE e.id = ${id}
    ORDER BY u.num LIMIT ${MEETING.people}`,
  );
}

/** A meeting on its way in; `people`: numbers of all invited, the mentor too. */
export type Booking = Slot & {
  id: string;
  mentor: number;
  title: string;
  people: readonly number[];
  by: string;
  at: number;
};

/** Whether nobody of these people, nor the mentor, has another meeting at the time. */
function isFree({ startsAt, endsAt }: Slot, mentor: SQL, people: SQL, except: string): SQL {
  const from = sql`CAST(${startsAt - MEETING.longest} AS INTEGER)`;
  const shares = sql`x.cancelled_at IS NULL AND x.id <> ${except} AND x.starts_at < CAST(${endsAt} AS INTEGER) AND x.ends_at > CAST(${startsAt} AS INTEGER)`;
  return sql`NOT EXISTS (SELECT 1 FROM meetings x WHERE x.mentor = ${mentor} AND x.starts_at > ${from} AND ${shares})
    AND NOT EXISTS (SELECT 1 FROM meeting_people q CROSS JOIN meetings x ON x.num = q.meeting AND ${shares} WHERE q.user_num IN (${people}))`;
}

/** Books once, if everybody is free. The last result has a row if it is there. */
export function bookMeeting(db: Database, booking: Booking) {
  const { id, mentor, title, startsAt, endsAt, people, by, at } = booking;
  const numbers = sql`SELECT value FROM json_each(${JSON.stringify(people)})`;
  return [
    db.statement(sql`INSERT INTO meetings (id, mentor, title, starts_at, ends_at, created_at, created_by)
      SELECT ${id}, CAST(${mentor} AS INTEGER), ${title}, CAST(${startsAt} AS INTEGER), CAST(${endsAt} AS INTEGER), CAST(${at} AS INTEGER), ${by}
      WHERE ${isFree(booking, sql`CAST(${mentor} AS INTEGER)`, numbers, id)} ON CONFLICT DO NOTHING`),
    db.statement(sql`INSERT INTO meeting_people (user_num, meeting)
      SELECT j.value, e.num FROM json_each(${JSON.stringify(people)}) j CROSS JOIN meetings e WHERE e.id = ${id} AND e.created_by = ${by}
      ON CONFLICT DO NOTHING`),
    db.select(stored, sql`FROM meetings WHERE id = ${id} AND created_by = ${by}`),
  ] as const;
}

export type Move = Slot & { id: string; by: number; at: number };

/** Moves a meeting that has not begun, for somebody invited, if all are free. A row if it is at that time now. */
export function moveMeeting(db: Database, move: Move) {
  const { id, by, at, startsAt, endsAt } = move;
  const mine = sql`id = ${id} AND cancelled_at IS NULL
      AND EXISTS (SELECT 1 FROM meeting_people p WHERE p.meeting = meetings.num AND p.user_num = ${by})`;
  const people = sql`SELECT q2.user_num FROM meeting_people q2 WHERE q2.meeting = meetings.num`;
  return [
    db.statement(sql`UPDATE OR IGNORE meetings SET starts_at = CAST(${startsAt} AS INTEGER), ends_at = CAST(${endsAt} AS INTEGER),
        sequence = sequence + 1, reminded = 0
      WHERE ${mine} AND starts_at > CAST(${at} AS INTEGER) AND starts_at <> CAST(${startsAt} AS INTEGER)
        AND ${isFree(move, sql`meetings.mentor`, people, id)}`),
    db.select(stored, sql`FROM meetings WHERE ${mine} AND starts_at = CAST(${startsAt} AS INTEGER)`),
  ] as const;
}

/** Cancels a meeting that has not ended, for somebody invited. A row if it did. */
export function cancelMeeting(
  db: Database,
  { id, userNum, by, at }: { id: string; userNum: number; by: string; at: number },
) {
  return db.returning(
    stored,
    sql`UPDATE meetings SET cancelled_at = CAST(${at} AS INTEGER), cancelled_by = ${by}, sequence = sequence + 1
    WHERE id = ${id} AND cancelled_at IS NULL AND ends_at > CAST(${at} AS INTEGER)
      AND EXISTS (SELECT 1 FROM meeting_people p WHERE p.meeting = meetings.num AND p.user_num = ${userNum})`,
  );
}

/** The mentor notes who was there, once it has begun. */
export function setAttendance(
  db: Database,
  { id, host, present, at }: { id: string; host: number; present: readonly string[]; at: number },
) {
  return db.returning(
    pick(columns(meetingPeople), "meeting"),
    sql`UPDATE meeting_people SET attended = (SELECT u.id FROM users u WHERE u.num = meeting_people.user_num) IN (SELECT value FROM json_each(${JSON.stringify(present)}))
    WHERE meeting = (SELECT e.num FROM meetings e WHERE e.id = ${id} AND e.mentor = ${host} AND e.cancelled_at IS NULL AND e.starts_at <= CAST(${at} AS INTEGER))`,
  );
}

/** The first time somebody invited enters the room. */
export function noteJoined(db: Database, id: string, userNum: number, at: number) {
  return db.statement(sql`UPDATE meeting_people SET joined_at = CAST(${at} AS INTEGER) WHERE user_num = ${userNum} AND joined_at IS NULL
    AND meeting = (SELECT num FROM meetings WHERE id = ${id})`);
}

const due = {
  ...pick(columns(meetings, "e"), "num", "id", "title", "startsAt", "sequence"),
  people: json<string[]>(
    sql`(SELECT json_group_array(u.id) FROM meeting_people p CROSS JOIN users u ON u.num = p.user_num WHERE p.meeting = e.num)`,
  ),
};
export type DueMeeting = RowOf<typeof due>;

/** Meetings to be reminded of: within a day, or an hour. `mentor` null: of all. */
export function meetingsToRemind(db: Database, { now, mentor }: { now: number; mentor: number | null }) {
  return db.select(
    due,
    sql`FROM meetings e INDEXED BY meetings_to_remind WHERE e.cancelled_at IS NULL AND e.reminded < 2 AND e.starts_at > CAST(${now} AS INTEGER)
      AND e.starts_at <= CAST(${now + 86_400} AS INTEGER) AND e.reminded < 1 + (e.starts_at <= CAST(${now + 3600} AS INTEGER))
      AND (${mentor} IS NULL OR e.mentor = ${mentor}) LIMIT 20`,
  );
}

/** In the batch of the reminder. */
export function markReminded(db: Database, num: number, stage: number) {
  return db.statement(
    sql`UPDATE meetings SET reminded = max(reminded, CAST(${stage} AS INTEGER)) WHERE num = CAST(${num} AS INTEGER)`,
  );
}

/** The next moment at which a mentor's meeting is to be reminded of; null for none. */
export function nextReminder(db: Database, mentor: number, now: number) {
  return db.select(
    {
      at: json<number | null>(
        sql`min(CASE WHEN e.reminded = 0 AND e.starts_at - 86400 > CAST(${now} AS INTEGER) THEN e.starts_at - 86400 ELSE e.starts_at - 3600 END)`,
      ),
    },
    sql`FROM meetings e INDEXED BY meetings_to_remind WHERE e.cancelled_at IS NULL AND e.reminded < 2 AND e.starts_at - 3600 > CAST(${now} AS INTEGER)
      AND e.mentor = CAST(${mentor} AS INTEGER)`,
  );
}

/** A mail to each of these people, once by its id. */
export function mailPeople(
  db: Database,
  people: readonly string[],
  mail: { id: string; template: string; subject: string; html: string; text: string },
  now: number,
) {
  return db.returning(
    { id: text(sql`id`) },
    sql`INSERT INTO mail_outbox (id, recipient, template, subject, html, text, created_at, due_at)
    SELECT ${mail.id} || '-' || u.num, u.email, ${mail.template}, ${mail.subject}, ${mail.html}, ${mail.text}, ${now}, ${now}
    FROM json_each(${JSON.stringify(people)}) j CROSS JOIN users u ON u.id = j.value WHERE u.email_verified = 1
    ON CONFLICT (id) DO NOTHING`,
  );
}
