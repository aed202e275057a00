import { describe, expect, it } from "vitest";
import { trendOf, wilson, withInterval } from "#app/features/assessments/domain/analysis/share.ts";

describe("Wilson's interval", () => {
  it("is that of the tables: 8 of 10, 0 of 5, 5 of 5, 30 of 96", () => {
    // Brown, Cai, DasGupta (2001): the formula by hand with z = 1.96.
    const near = (n: number, right: number) => {
      const { low, high } = wilson({ n, right });
      return [low.toFixed(3), high.toFixed(3)];
    };
    expect(near(10, 8)).toEqual(["0.490", "0.943"]);
    expect(near(5, 0)).toEqual(["0.000", "0.434"]);
    expect(near(5, 5)).toEqual(["0.566", "1.000"]);
    expect(near(96, 30)).toEqual(["0.229", "0.411"]);
  });

  it("says nothing without answers, and that few answers are few", () => {
    expect(withInterval({ n: 0, right: 0 })).toMatchObject({ share: 0, low: 0, high: 1, few: true });
    expect(withInterval({ n: 19, right: 1 }).few).toBe(true);
    expect(withInterval({ n: 20, right: 1 }).few).toBe(false);
  });
});

describe("a trend", () => {
  const points = (...rights: number[]) => rights.map((right) => ({ n: 50, right }));
  it("is one only where the intervals of both halves are apart", () => {
    expect(trendOf(points(10, 12, 40, 41))).toBe("up");
    expect(trendOf(points(40, 41, 10, 12))).toBe("down");
    expect(trendOf(points(25, 26, 27, 28))).toBe("even");
  });

  it("needs answers in both halves", () => {
    expect(trendOf(points(10))).toBe("unknown");
    expect(trendOf([])).toBe("unknown");
    expect(
      trendOf([
        { n: 50, right: 1 },
        { n: 5, right: 5 },
      ]),
    ).toBe("unknown");
  });
});
