/** `ord` = year × 10^7 + sequence within the year: the order of every list, newest first. */
const YEAR_STEP = 10_000_000;

/** The ord of the n-th question stored of a year (n from 1). */
export function ordOf(year: number, sequence: number): number {
  return year * YEAR_STEP + sequence;
}

/** The first ord a year can have and the first one it cannot: a year range is a range of ords. */
export function ordRange(from: number | null, to: number | null): { from: number; before: number } {
  return { from: (from ?? 0) * YEAR_STEP, before: ((to ?? 9999) + 1) * YEAR_STEP };
}
