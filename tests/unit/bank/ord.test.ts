import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ordOf, ordRange } from "#app/features/bank/domain/ord.ts";

const anyYear = fc.integer({ min: 1900, max: 2100 });
const anySequence = fc.integer({ min: 1, max: 9_999_999 });

describe("the ord of a question", () => {
  it("is the year, then the place within it", () => {
    expect(ordOf(2024, 1)).toBe(20_240_000_001);
    expect(ordOf(2024, 9_999_999)).toBe(20_249_999_999);
  });

  it("puts newer years above older ones, and later questions above earlier ones of their year", () => {
    expect(ordOf(2025, 1)).toBeGreaterThan(ordOf(2024, 9_999_999));
    expect(ordOf(2024, 2)).toBeGreaterThan(ordOf(2024, 1));
  });

  it("falls in the range of exactly the years that include its year", () => {
    fc.assert(
      fc.property(
        anyYear,
        anySequence,
        fc.option(anyYear),
        fc.option(anyYear),
        (year, sequence, from, to) => {
          const range = ordRange(from, to);
          const ord = ordOf(year, sequence);
          const inYears = (from === null || year >= from) && (to === null || year <= to);
          expect(ord >= range.from && ord < range.before).toBe(inYears);
        },
      ),
    );
  });

  it("has a range without bounds where no year is named", () => {
    expect(ordRange(null, null)).toEqual({ from: 0, before: 100_000_000_000 });
  });
});
