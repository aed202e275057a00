import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, json, orNull, pick, type RowOf, text } from "#app/platform/db/fields.server.ts";
import { meetings } from "#drizzle/schema/mentoring/mentoring.ts";

/** Meetings that one change of mentors may end. */
const MOST_ENDED = 400;

const ended = {
  ...pick(columns(meetings, "g"), "id", "startsAt"),
  mentorId: orNull(text(sql`(SELECT x.id FROM users x WHERE x.num = g.mentor)`)),
  /** Those whose mentor this no longer is. */
  mentees: json<string[]>(sql`json_group_array(u.id)`),
};

/** Meetings to come of people whom their mentor no longer accompanies, behind the change in its batch; of `mentees`, ids. */
export function meetingsToEnd(db: Database, mentees: readonly string[], now: number) {
  return db.select(
    ended,
    sql`${endedOf(mentees, now)} GROUP BY g.id ORDER BY g.starts_at LIMIT ${MOST_ENDED}`,
  );
}
export type EndedMeeting = RowOf<typeof ended>;

function endedOf(mentees: readonly string[], now: number) {
  return sql`FROM json_each(${JSON.stringify(mentees)}) j CROSS JOIN users u ON u.id = j.value
    CROSS JOIN meeting_people p ON p.mentee = u.num CROSS JOIN meetings g ON g.id = p.meeting
    WHERE g.cancelled_at IS NULL AND g.starts_at > CAST(${now} AS INTEGER)
      AND NOT EXISTS (SELECT 1 FROM mentorships m WHERE m.mentee = p.mentee AND m.until IS NULL AND m.mentor = g.mentor)`;
}

/** Cancels those of them without any other current mentee, and removes the people from the others. */
export function endMeetings(db: Database, mentees: readonly string[], now: number) {
  const theirs = sql`SELECT g.id ${endedOf(mentees, now)}`;
  return {
    updateMeetings:
      db.statement(sql`UPDATE meetings SET cancelled_at = CAST(${now} AS INTEGER), revision = revision + 1
      WHERE id IN (${theirs}) AND NOT EXISTS (SELECT 1 FROM meeting_people p CROSS JOIN mentorships m ON m.mentee = p.mentee
        AND m.until IS NULL AND m.mentor = meetings.mentor WHERE p.meeting = meetings.id)`),
    deleteMeetingPeople: db.statement(sql`DELETE FROM meeting_people WHERE meeting IN (${theirs})
      AND mentee IN (SELECT u.num FROM json_each(${JSON.stringify(mentees)}) j CROSS JOIN users u ON u.id = j.value)`),
  };
}
