import { describe, expect, it } from "vitest";
import { scaleEnd, weekSeries } from "#app/features/accounts/domain/progress/week-series.ts";

const wednesday = Date.parse("2026-11-18T12:00:00-03:00") / 1000;

describe("the weeks of a chart", () => {
  const counters = {
    questions: { "2026-11-16": 7, "2026-11-02": 4, "2020-01-06": 99 },
    correct: { "2026-11-16": 5 },
    points: { "2026-11-16": 17 },
  };

  it("are the last ones with their answers, oldest first", () => {
    expect(weekSeries(counters, wednesday, 3)).toEqual([
      { monday: "2026-11-02", questions: 4, correct: 0, points: 0 },
      { monday: "2026-11-09", questions: 0, correct: 0, points: 0 },
      { monday: "2026-11-16", questions: 7, correct: 5, points: 17 },
    ]);
  });

  it("are zeros for someone who has not answered yet", () => {
    const weeks = weekSeries({ questions: {}, correct: {}, points: {} }, wednesday, 8);
    expect(weeks).toHaveLength(8);
    expect(weeks.every((week) => week.questions === 0 && week.correct === 0)).toBe(true);
  });

  it("restart on Monday at midnight in São Paulo", () => {
    const monday = Date.parse("2026-11-23T00:00:00-03:00") / 1000;
    expect(weekSeries(counters, monday - 1, 1)).toEqual([
      { monday: "2026-11-16", questions: 7, correct: 5, points: 17 },
    ]);
    expect(weekSeries(counters, monday, 1)).toEqual([
      { monday: "2026-11-23", questions: 0, correct: 0, points: 0 },
    ]);
  });
});

describe("the scale of a chart", () => {
  it.each([
    [0, 2],
    [1, 2],
    [2, 2],
    [3, 4],
    [7, 8],
    [9, 10],
    [10, 10],
    [11, 20],
    [20, 20],
    [21, 40],
    [81, 100],
    [100, 100],
    [101, 200],
    [1200, 2000],
    [9999, 10_000],
  ])("for %i answers ends at %i", (largest, end) => {
    expect(scaleEnd(largest)).toBe(end);
  });

  it("contains every number, wastes less than half, and has a whole number in its middle", () => {
    for (let largest = 1; largest <= 5000; largest++) {
      const end = scaleEnd(largest);
      expect(end).toBeGreaterThanOrEqual(largest);
      expect(end).toBeLessThanOrEqual(2 * largest);
      expect(Number.isInteger(end / 2)).toBe(true);
    }
  });
});
