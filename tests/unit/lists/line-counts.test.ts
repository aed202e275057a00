import { expect, test } from "vitest";
import { emptyLine } from "#app/features/lists/domain/blueprint.ts";
import { countingCap, lineCount } from "#app/features/lists/domain/line-counts.ts";

test("a line is counted beyond its questions, and all lines together not far", () => {
  const lines = Array.from({ length: 12 }, () => ({ ...emptyLine, count: 15 }));
  const caps = lines.map((line) => countingCap(lines, line));
  expect(Math.min(...caps)).toBeGreaterThan(15);
  expect(caps.reduce((sum, cap) => sum + cap, 0)).toBeLessThanOrEqual(180 + 500);
  expect(countingCap([], emptyLine)).toBe(510);
});

test("a count says whether it went to the end", () => {
  expect([lineCount(98, 98), lineCount(99, 98), lineCount(7, Number.POSITIVE_INFINITY)]).toEqual([
    { count: 98, more: false },
    { count: 98, more: true },
    { count: 7, more: false },
  ]);
});
