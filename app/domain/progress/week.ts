/** Seconds from UTC to São Paulo, all year since 2019; weeks and days of the product are its (decision 14). */
export const SAO_PAULO_OFFSET = -3 * 3600;
const DAY = 86_400;

function isoDate(days: number): string {
  return new Date(days * DAY * 1000).toISOString().slice(0, 10);
}

function localDays(epochSeconds: number): number {
  return Math.floor((epochSeconds + SAO_PAULO_OFFSET) / DAY);
}

function mondayDays(epochSeconds: number): number {
  const days = localDays(epochSeconds);
  // 1970-01-01 was a Thursday: three days after its Monday.
  return days - ((days + 3) % 7);
}

/** The day in São Paulo, "2026-11-21". */
export function dayOf(epochSeconds: number): string {
  return isoDate(localDays(epochSeconds));
}

/** The Monday that starts the week in São Paulo, "2026-11-16": the key of the weekly maps. */
export function weekOf(epochSeconds: number): string {
  return isoDate(mondayDays(epochSeconds));
}

/** The keys of the last `count` weeks, oldest first, ending with the present one. */
export function lastWeeks(epochSeconds: number, count: number): string[] {
  const monday = mondayDays(epochSeconds);
  return Array.from({ length: count }, (_, index) => isoDate(monday - 7 * (count - 1 - index)));
}
