/** UTC offset of São Paulo in seconds, fixed since 2019; days and weeks use it (R-PROG-2). */
export const SAO_PAULO_OFFSET = -3 * 3600;
const DAY = 86_400;

/** Days since 1970 in São Paulo. */
export function dayInSaoPaulo(epochSeconds: number): number {
  return Math.floor((epochSeconds + SAO_PAULO_OFFSET) / DAY);
}

/** Monday of the week in São Paulo, "2026-11-16": the key of the weekly maps. */
export function weekOf(epochSeconds: number): string {
  const days = dayInSaoPaulo(epochSeconds);
  // 1970-01-01 was a Thursday.
  return new Date((days - ((days + 3) % 7)) * DAY * 1000).toISOString().slice(0, 10);
}

/** The first second of the first Sunday in São Paulo that begins at or after a moment. */
export function nextSunday(epochSeconds: number): number {
  const day = Math.ceil((epochSeconds + SAO_PAULO_OFFSET) / DAY);
  // 1970-01-04 was a Sunday.
  return (day + ((3 - (day % 7) + 7) % 7)) * DAY - SAO_PAULO_OFFSET;
}

export function lastWeeks(epochSeconds: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => weekOf(epochSeconds - 7 * DAY * (count - 1 - index)));
}

/** Mondays from one up to another, which is left out. */
export function weeksBetween(from: string, to: string): string[] {
  const [first, end] = [Date.parse(from), Date.parse(to)];
  const count = Math.max(0, Math.round((end - first) / (7 * DAY * 1000)));
  return Array.from({ length: count }, (_, index) =>
    new Date(first + 7 * DAY * 1000 * index).toISOString().slice(0, 10),
  );
}
