import type { BlueprintLine } from "./blueprint.ts";

/** Rows that all counts of a blueprint may read beyond the questions it needs. */
const COUNTED_BEYOND = 500;

/** How many questions a line can be drawn from; `more`: not counted to the end. */
export type LineCount = { count: number; more: boolean };

/** The upper bound of a line's count: above the questions it needs, and lower the more lines there are. */
export function countingCap(lines: readonly BlueprintLine[], { count }: BlueprintLine): number {
  return count + Math.floor(COUNTED_BEYOND / Math.max(1, lines.length));
}

export function lineCount(total: number, cap: number): LineCount {
  return total > cap ? { count: cap, more: true } : { count: total, more: false };
}
