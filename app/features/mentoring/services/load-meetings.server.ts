import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { DAY } from "#app/platform/time/units.ts";
import { weekOf } from "#app/platform/time/week.ts";
import { calendarFile } from "../domain/calendar-file.ts";
import { freeStarts, MEETING, roomStands } from "../domain/meeting.ts";
import { dayInWeek } from "../domain/week-plan.ts";
import { mentoringPaths } from "../paths.ts";
import {
  hoursOf,
  type MeetingRow,
  meetingFor,
  meetingsOfMentee,
  meetingsOfMentor,
  takenOf,
} from "../queries/meetings.server.ts";
import { menteesOf, mentorOf } from "../queries/mentorships.server.ts";

/** Seconds back that a mentor sees, to mark who came. */
const SEEN_BACK = 30 * DAY;

/** A meeting as a page has it. */
export function meetingView({ id, startsAt, endsAt, mentor, mentees }: MeetingRow, now: number) {
  return { id, startsAt, endsAt, mentor, mentees, room: roomStands({ startsAt, endsAt }, now) };
}

export type MeetingView = ReturnType<typeof meetingView>;

/** A mentee's meetings to come and the times that can be booked for so many minutes. One round trip. */
export async function loadOwnMeetings(
  deps: Deps,
  viewer: Viewer,
  { minutes, moving }: { minutes: number; moving: string | null },
) {
  const now = deps.now();
  const of = { mentee: viewer.num };
  const {
    mentor: [mentor],
    rows,
    hours,
    taken,
  } = await deps.read({
    mentor: mentorOf(deps.db, viewer.num),
    rows: meetingsOfMentee(deps.db, viewer.num, now, MEETING.waiting + 1),
    hours: hoursOf(deps.db, of),
    taken: takenOf(deps.db, of, now, moving ?? ""),
  });
  const meetings = rows.map((row) => meetingView(row, now));
  const moved = meetings.find(({ id, startsAt }) => id === moving && startsAt > now) ?? null;
  const length = moved ? (moved.endsAt - moved.startsAt) / 60 : minutes;
  return {
    mentor: mentor ? `${mentor.firstName} ${mentor.lastName}` : null,
    meetings,
    moved,
    minutes: length,
    starts: mentor ? freeStarts({ hours, taken, minutes: length, now }) : [],
    now,
  };
}

/** A mentor's calendar: meetings, who may be invited, and free hours. One round trip. */
export async function loadMentorMeetings(deps: Deps, viewer: Viewer, moving: string | null) {
  const now = deps.now();
  const week = weekOf(now);
  const { rows, hours, people } = await deps.read({
    rows: meetingsOfMentor(deps.db, viewer.num, now - SEEN_BACK),
    hours: hoursOf(deps.db, { mentor: viewer.num }),
    people: menteesOf(deps.db, viewer.num, { week, today: dayInWeek(week, now) }),
  });
  const meetings = rows.map((row) => meetingView(row, now));
  return {
    coming: meetings.filter(({ endsAt }) => endsAt > now),
    past: meetings.filter(({ endsAt }) => endsAt <= now).reverse(),
    moved: meetings.find(({ id, startsAt }) => id === moving && startsAt > now) ?? null,
    hours,
    mentees: people.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` })),
    now,
  };
}

/** A meeting as an iCalendar file. Throws meeting-not-found, also for people who are not in it. */
export async function loadCalendarFile(deps: Deps, viewer: Viewer, id: string): Promise<string> {
  const [row] = await deps.read(meetingFor(deps.db, id, viewer.num));
  if (!row) throw new AppError("meeting-not-found");
  const others = row.mentorNum === viewer.num ? row.mentees.map(({ name }) => name).join(", ") : row.mentor;
  const { startsAt, endsAt, revision, cancelledAt } = row;
  return calendarFile({
    id,
    revision,
    startsAt,
    endsAt,
    isCancelled: cancelledAt !== null,
    title: `Mentoria com ${others}`,
    link: deps.publicUrl() + mentoringPaths.meeting(id),
    now: deps.now(),
  });
}
