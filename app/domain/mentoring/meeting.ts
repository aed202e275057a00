import { dayInSaoPaulo, SAO_PAULO_OFFSET } from "../progress/week.ts";

/** People of a room: more are no mesh of browsers. Seconds of the lengths and of the time ahead. */
export const MEETING = {
  people: 8,
  title: 80,
  shortest: 15 * 60,
  longest: 180 * 60,
  /** Booked at least so long before, and at most. */
  lead: 3600,
  horizon: 28 * 86_400,
  /** The room opens before the start and closes after the end. */
  early: 15 * 60,
  late: 3600,
} as const;

const DAY = 86_400;

export type Hours = { weekday: number; start: number; finish: number; length: number };
export type Slot = { startsAt: number; endsAt: number };

/** Whether two meetings share time; one may begin when the other ends. */
export function overlaps(one: Slot, other: Slot): boolean {
  return one.startsAt < other.endsAt && one.endsAt > other.startsAt;
}

/** Free slots of a mentor's hours between two moments, in order. `taken`: their meetings, and the other person's. */
export function freeSlots(
  hours: readonly Hours[],
  { from, until, taken }: { from: number; until: number; taken: readonly Slot[] },
): Slot[] {
  const slots: Slot[] = [];
  for (let day = dayInSaoPaulo(from); day * DAY - SAO_PAULO_OFFSET < until; day += 1) {
    // 1970-01-01 was a Thursday.
    const weekday = (day + 3) % 7;
    for (const { start, finish, length } of hours.filter((each) => each.weekday === weekday))
      for (let minute = start; minute + length <= finish; minute += length) {
        const startsAt = day * DAY - SAO_PAULO_OFFSET + minute * 60;
        slots.push({ startsAt, endsAt: startsAt + length * 60 });
      }
  }
  return slots
    .filter((slot) => slot.startsAt >= from && slot.startsAt < until)
    .filter((slot) => !taken.some((other) => overlaps(slot, other)))
    .sort((one, other) => one.startsAt - other.startsAt);
}

export type MeetingState = "cancelled" | "planned" | "open" | "over";

/** `open`: the room lets people in. */
export function meetingState(meeting: Slot & { cancelledAt: number | null }, now: number): MeetingState {
  if (meeting.cancelledAt !== null) return "cancelled";
  if (now < meeting.startsAt - MEETING.early) return "planned";
  return now <= meeting.endsAt + MEETING.late ? "open" : "over";
}

/** Whether a meeting may be at this time; null if so. */
export function slotProblem({ startsAt, endsAt }: Slot, now: number): string | null {
  if (!Number.isInteger(startsAt) || !Number.isInteger(endsAt)) return "Escolha o dia e a hora.";
  const length = endsAt - startsAt;
  if (length < MEETING.shortest || length > MEETING.longest)
    return "Um encontro dura de 15 minutos a 3 horas.";
  if (startsAt < now) return "Escolha um horário que ainda não passou.";
  return startsAt > now + MEETING.horizon ? "Escolha um dia das próximas quatro semanas." : null;
}

/** A day and a clock time in São Paulo as epoch seconds; NaN for none. */
export function momentOf(day: string, clock: string): number {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !/^\d{2}:\d{2}$/.test(clock)) return Number.NaN;
  return Date.parse(`${day}T${clock}:00-03:00`) / 1000;
}

/** "18:30" → 1110; null for no time of a day. 24:00 is its end. */
export function minuteOf(clock: string): number | null {
  const [, hour, minute] = /^(\d{2}):(\d{2})$/.exec(clock) ?? [];
  const value = hour && minute ? Number(hour) * 60 + Number(minute) : Number.NaN;
  return value <= 1440 && Number(minute) < 60 ? value : null;
}

export function clockOf(minute: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

export type HoursFields = { weekday: number; start: string; finish: string }[];

/** The hours of a week as typed, one span a day, empty ones left out; null: a span that holds no meeting. */
export function readHours(fields: HoursFields, length: number): Hours[] | null {
  if (![30, 45, 60, 90].includes(length)) return null;
  const spans: Hours[] = [];
  for (const { weekday, start, finish } of fields) {
    if (start === "" && finish === "") continue;
    const [from, to] = [minuteOf(start), minuteOf(finish)];
    if (from === null || to === null || to - from < length) return null;
    spans.push({ weekday, start: from, finish: to, length });
  }
  return spans;
}
