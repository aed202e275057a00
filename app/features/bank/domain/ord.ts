/** `ord` = year × 10^7 + sequence within the year: the order of every list, newest first. */
const YEAR_STEP = 10_000_000;

/** n from 1. */
export function ordOf(year: number, sequence: number): number {
  return year * YEAR_STEP + sequence;
}

/** First ord of the range and first after it. */
export function ordRange(from: number | null, to: number | null): { from: number; before: number } {
  return { from: (from ?? 0) * YEAR_STEP, before: ((to ?? 9999) + 1) * YEAR_STEP };
}
