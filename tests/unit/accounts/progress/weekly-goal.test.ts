import { expect, it } from "vitest";
import { goalShare, WEEKLY_GOAL } from "#app/features/accounts/domain/progress/weekly-goal.ts";

it("the goal is never more than reached", () => {
  expect(goalShare(0)).toBe(0);
  expect(goalShare(WEEKLY_GOAL / 2)).toBe(0.5);
  expect(goalShare(WEEKLY_GOAL * 3)).toBe(1);
});
