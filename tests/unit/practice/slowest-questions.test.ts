import { expect, it } from "vitest";
import { againstAverage, timeSummary } from "#app/features/practice/domain/question-times.ts";

it("of two questions with equal times, the earlier is named first", () => {
  const timed = [9, 2, 5].map((position) => ({ position, seconds: position === 5 ? 10 : 100, right: true }));
  expect(timeSummary(timed)?.slowest.map(({ position }) => position)).toEqual([2, 9]);
});

it("a time is near an average of nothing", () => {
  expect(againstAverage(10, 0)).toBe("perto da média");
});
