/** Brasília's offset in seconds: no summer time since 2019. */
const BRASILIA = -3 * 3600;
const DAY = 86_400;

/** A day of Brasília: midnight UTC of the same date, in epoch seconds. */
function dayOf(at: number): number {
  return Math.floor((at + BRASILIA) / DAY) * DAY;
}

/** The moment a day of Brasília ends, in epoch seconds. */
function endOfDay(day: number): number {
  return day + DAY - BRASILIA;
}

/** The same day of the month, some months later; the month's last day where it has no such day. */
function laterDay(day: number, months: number): number {
  const from = new Date(day * 1000);
  const year = from.getUTCFullYear();
  const month = from.getUTCMonth() + months;
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(from.getUTCDate(), last)) / 1000;
}

/**
 * When something bought at a moment ends after some months: the whole last day counts. Months are counted from the first
 * day, never from one another, so that 31 January, a month and a month end on 31 March. Epoch seconds.
 */
export function endAfterMonths(from: number, months: number): number {
  return endOfDay(laterDay(dayOf(from), months));
}

/** When a number of days after a moment are over; the first day does not count (CC art. 132). Epoch seconds. */
export function endAfterDays(from: number, days: number): number {
  return endOfDay(dayOf(from) + days * DAY);
}

/** When the day of a moment is over. Epoch seconds. */
export function endOfDayOf(at: number): number {
  return endOfDay(dayOf(at));
}

/** The last end of a day that is not after a moment. Epoch seconds. */
export function lastDayEnd(at: number): number {
  return endOfDay(dayOf(at) - DAY);
}
