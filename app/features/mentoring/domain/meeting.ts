import { dayInSaoPaulo, startOfDay, weekdayOf } from "#app/platform/time/calendar.ts";
import { readDateTime } from "#app/platform/time/date-field.ts";
import { DAY, HOUR, MINUTE } from "#app/platform/time/units.ts";

/** Minutes a meeting may last; the step of starts; mentees of one; days ahead; mentees' meetings to come; seconds before a start. */
export const MEETING = {
  lengths: [30, 60],
  step: 30,
  mentees: 7,
  days: 21,
  waiting: 4,
  notice: HOUR,
} as const;
export const LONGEST_MEETING = 60 * MINUTE;
/** A mentor's ranges of free hours. */
export const MOST_HOURS = 28;
/** Seconds around a meeting in which its room is open. */
const OPENS_BEFORE = 15 * MINUTE;
const CLOSES_AFTER = HOUR;

/** Free hours: `weekday` from 0, Monday; minutes of Brasília's day. */
export type Hours = { weekday: number; starts: number; ends: number };
/** Epoch seconds. */
export type MeetingSpan = { startsAt: number; endsAt: number };

export function isMeetingLength(minutes: number): boolean {
  return MEETING.lengths.some((length) => length === minutes);
}

export function overlaps(one: MeetingSpan, other: MeetingSpan): boolean {
  return one.startsAt < other.endsAt && other.startsAt < one.endsAt;
}

type Asked = { hours: readonly Hours[]; taken: readonly MeetingSpan[]; minutes: number; now: number };

/** The starts of a meeting within hours of a day, in epoch seconds. */
function startsWithin({ starts, ends }: Hours, day: number, minutes: number): number[] {
  const most = Math.max(0, Math.floor((ends - starts - minutes) / MEETING.step) + 1);
  return Array.from({ length: most }, (_, at) => startOfDay(day) + (starts + at * MEETING.step) * MINUTE);
}

/** Starts that can be booked, in order, in epoch seconds. */
export function freeStarts({ hours, taken, minutes, now }: Asked): number[] {
  const today = dayInSaoPaulo(now);
  const isFree = (startsAt: number) => {
    const span = { startsAt, endsAt: startsAt + minutes * MINUTE };
    return startsAt >= now + MEETING.notice && !taken.some((other) => overlaps(span, other));
  };
  const found = new Set<number>();
  for (let day = today; day <= today + MEETING.days; day += 1)
    for (const each of hours.filter(({ weekday }) => weekday === weekdayOf(day)))
      for (const startsAt of startsWithin(each, day, minutes).filter(isFree)) found.add(startsAt);
  return [...found].sort((one, other) => one - other);
}

const CLOCK = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** "14:30" → 870; null: no time of a day. */
function minuteOfDay(text: string): number | null {
  const [, hours, minutes] = CLOCK.exec(text) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** 870 → "14:30". */
export function clockOfMinute(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
}

/** A day and a time of Brasília, as fields of a form give them, in epoch seconds; null: none in the next weeks. */
export function momentOf(day: string, clock: string, now: number): number | null {
  const at = readDateTime(`${day}T${clock}`);
  return at !== null && at > now && at < now + MEETING.days * DAY ? at : null;
}

/** Free hours as typed: half hours from one to another of a day; null where they are none. */
export function readHours(fields: { weekday: number | null; starts: string; ends: string }): Hours | null {
  const [starts, ends] = [minuteOfDay(fields.starts), minuteOfDay(fields.ends)];
  const { weekday } = fields;
  if (weekday === null || weekday > 6 || starts === null || ends === null) return null;
  const isStep = starts % MEETING.step === 0 && ends % MEETING.step === 0;
  return isStep && ends - starts >= MEETING.step ? { weekday, starts, ends } : null;
}

/** Whether the room of a meeting can be entered. */
export function roomStands({ startsAt, endsAt }: MeetingSpan, now: number): "early" | "open" | "over" {
  if (now < startsAt - OPENS_BEFORE) return "early";
  return now <= endsAt + CLOSES_AFTER ? "open" : "over";
}

/** Reminders and how many seconds before a meeting they are due. */
export const reminders = [
  { word: "dia", before: DAY },
  { word: "hora", before: HOUR },
] as const;

/** The reminder that is due for a meeting; null: none. One booked within the day gets only the last. */
export function reminderDue(startsAt: number, now: number): (typeof reminders)[number] | null {
  if (startsAt <= now) return null;
  return reminders.findLast(({ before }) => startsAt - now <= before) ?? null;
}
