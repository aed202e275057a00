import { numberAt } from "#app/platform/text/number-at.ts";

/** 0 of nothing. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? numberAt(sorted, half)
    : (numberAt(sorted, half - 1) + numberAt(sorted, half)) / 2;
}
