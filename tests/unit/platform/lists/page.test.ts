import fc from "fast-check";
import { expect, it } from "vitest";
import { FIRST_PAGE, pageOfRows, rowsToRead } from "#app/platform/lists/domain/page.ts";

/** Rows as a statement reads them: newest first, below a number, at most so many. */
function read(all: readonly number[], before: number, limit: number): number[] {
  return all.filter((num) => num < before).slice(0, limit);
}

it("has a next page only where a row more than it shows was read", () => {
  const page = (count: number) => pageOfRows([9, 8, 7, 6].slice(0, count), 3, (num) => num);
  expect(page(0)).toEqual({ shown: [], next: null });
  expect(page(2)).toEqual({ shown: [9, 8], next: null });
  expect(page(3)).toEqual({ shown: [9, 8, 7], next: null });
  expect(page(4)).toEqual({ shown: [9, 8, 7], next: 7 });
});

it("leads through every row once, in order, whatever the size", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat(10_000), { maxLength: 60 }),
      fc.integer({ min: 1, max: 20 }),
      (nums, size) => {
        const all = nums.toSorted((one, other) => other - one);
        const walked: number[] = [];
        for (let before: number | null = FIRST_PAGE; before !== null; ) {
          const rows = read(all, before, rowsToRead(size));
          const page: { shown: number[]; next: number | null } = pageOfRows(rows, size, (num) => num);
          expect(page.shown.length).toBeLessThanOrEqual(size);
          walked.push(...page.shown);
          before = page.next;
        }
        expect(walked).toEqual(all);
      },
    ),
  );
});
