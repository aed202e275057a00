import { dayInSaoPaulo, dayOfIso, isoOfDay, startOfDay, weekdayOf } from "./calendar.ts";

/** Monday of the week in São Paulo, "2026-11-16": the key of the weekly maps. */
export function weekOf(epochSeconds: number): string {
  const day = dayInSaoPaulo(epochSeconds);
  return isoOfDay(day - weekdayOf(day));
}

/** The first second of the first Sunday in São Paulo that begins at or after a moment. */
export function nextSunday(epochSeconds: number): number {
  const today = dayInSaoPaulo(epochSeconds);
  const from = startOfDay(today) < epochSeconds ? today + 1 : today;
  return startOfDay(from + 6 - weekdayOf(from));
}

/** Epoch seconds of a Monday's first second in São Paulo; NaN where the text is no day. */
export function startOfWeek(week: string): number {
  return startOfDay(dayOfIso(week) ?? Number.NaN);
}

/** The week so many weeks away. */
export function weekBeside(week: string, weeks: number): string {
  return isoOfDay((dayOfIso(week) ?? Number.NaN) + 7 * weeks);
}

/** So many weeks up to that of a moment, oldest first. */
export function lastWeeks(epochSeconds: number, count: number): string[] {
  const last = weekOf(epochSeconds);
  return Array.from({ length: count }, (_, index) => weekBeside(last, index - count + 1));
}

/** Mondays from one up to another, which is left out. */
export function weeksBetween(from: string, to: string): string[] {
  const [first, end] = [dayOfIso(from) ?? Number.NaN, dayOfIso(to) ?? Number.NaN];
  const count = Math.max(0, Math.round((end - first) / 7));
  return Array.from({ length: count }, (_, index) => isoOfDay(first + 7 * index));
}
