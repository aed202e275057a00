import { isoTime } from "./format-date.ts";
import { DAY } from "./units.ts";
import { clockAt, momentOfClock } from "./zone.ts";

/** Days since 1970 in São Paulo, of a moment in epoch seconds. */
export function dayInSaoPaulo(epochSeconds: number): number {
  return Math.floor(clockAt(epochSeconds) / DAY);
}

/** The first second of a day in São Paulo. Epoch seconds. */
export function startOfDay(day: number): number {
  return momentOfClock(day * DAY);
}

/** "2026-11-29" → days since 1970; null unless there is such a day. */
export function dayOfIso(iso: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return null;
  const day = Date.parse(iso) / (DAY * 1000);
  return Number.isNaN(day) || isoOfDay(day) !== iso ? null : day;
}

/** Days since 1970 → "2026-11-29". */
export function isoOfDay(day: number): string {
  return isoTime(day * DAY).slice(0, 10);
}

/** The date of a moment in São Paulo, "2026-11-29". */
export function isoDateAt(epochSeconds: number): string {
  return isoOfDay(dayInSaoPaulo(epochSeconds));
}

/** From 0, Monday, to 6, Sunday. Day 0, 1970-01-01, was a Thursday. */
export function weekdayOf(day: number): number {
  return (((day + 3) % 7) + 7) % 7;
}

/** The year in São Paulo: an academic year is a calendar year. `now`: epoch seconds. */
export function academicYear(now: number): number {
  return Number(isoDateAt(now).slice(0, 4));
}

/** The same day of the month, some months later; the month's last day where it has no such day. */
function laterDay(day: number, months: number): number {
  const from = new Date(day * DAY * 1000);
  const year = from.getUTCFullYear();
  const month = from.getUTCMonth() + months;
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(from.getUTCDate(), last)) / 1000 / DAY;
}

/**
 * When something bought at a moment ends after some months: the whole last day counts. Months are counted from the first
 * day, never from one another, so that 31 January, a month and a month end on 31 March. Epoch seconds.
 */
export function endAfterMonths(from: number, months: number): number {
  return startOfDay(laterDay(dayInSaoPaulo(from), months) + 1);
}

/** When a number of days after a moment are over; the first day does not count (CC art. 132). Epoch seconds. */
export function endAfterDays(from: number, days: number): number {
  return startOfDay(dayInSaoPaulo(from) + days + 1);
}

/** When the day of a moment is over. Epoch seconds. */
export function endOfDayOf(at: number): number {
  return endAfterDays(at, 0);
}

/** The last end of a day that is not after a moment. Epoch seconds. */
export function lastDayEnd(at: number): number {
  return startOfDay(dayInSaoPaulo(at));
}
