import { dayOfIso, startOfDay } from "./calendar.ts";
import { isoTime } from "./format-date.ts";
import { DAY, HOUR, MINUTE } from "./units.ts";
import { clockAt, momentOfClock } from "./zone.ts";

/** A date and time field ("2026-11-21T14:30" in São Paulo) as epoch seconds, or null. */
export function readDateTime(text: string): number | null {
  const [, date = "", hours, minutes] = /^(.{10})T([01]\d|2[0-3]):([0-5]\d)(?::00)?$/.exec(text) ?? [];
  const day = dayOfIso(date);
  return day === null ? null : momentOfClock(day * DAY + Number(hours) * HOUR + Number(minutes) * MINUTE);
}

/** Epoch seconds → the value of a date and time field, in São Paulo; "" for none. */
export function dateTimeValue(at: number | null): string {
  return at === null ? "" : isoTime(clockAt(at)).slice(0, 16);
}

/** A date field ("2026-11-21") as the first second of that day in São Paulo, or null. Epoch seconds. */
export function readFirstDay(text: string): number | null {
  const day = dayOfIso(text);
  return day === null ? null : startOfDay(day);
}

/** The same as the moment when that day is over: a last day counts as a whole. Epoch seconds. */
export function readLastDay(text: string): number | null {
  const day = dayOfIso(text);
  return day === null ? null : startOfDay(day + 1);
}
