import { describe, expect, it } from "vitest";
import { goalShare, WEEKLY_GOAL, weekStreak } from "#app/domain/progress/weekly-goal.ts";

const weeks = (...counts: number[]) => counts.map((questions) => ({ questions }));

describe("the weeks in a row", () => {
  it.each([
    [[], 0],
    [[0], 0],
    [[4], 1],
    [[0, 3, 5, 1], 3],
    [[2, 3, 5, 0], 3],
    [[2, 0, 5, 0], 1],
    [[2, 3, 0, 0], 0],
  ])("%j: %i", (counts, streak) => {
    expect(weekStreak(weeks(...counts))).toBe(streak);
  });
});

it("the goal is never more than reached", () => {
  expect(goalShare(0)).toBe(0);
  expect(goalShare(WEEKLY_GOAL / 2)).toBe(0.5);
  expect(goalShare(WEEKLY_GOAL * 3)).toBe(1);
});
