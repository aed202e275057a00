import { expect, it } from "vitest";
import { answeredWeeks } from "#app/features/school/domain/answered-weeks.ts";
import { lastWeeks } from "#app/platform/time/week.ts";

it("adds the answers of people week by week, the current one last", () => {
  const now = Date.UTC(2026, 10, 18) / 1000;
  const [before = "", current = ""] = lastWeeks(now, 2);
  const people = [
    { weekQuestions: { [before]: 3, [current]: 5 }, weekCorrect: { [current]: 2 } },
    { weekQuestions: { [current]: 1 }, weekCorrect: { [current]: 1 } },
    { weekQuestions: null, weekCorrect: null },
  ];
  const weeks = answeredWeeks(people, now);
  expect(weeks).toHaveLength(5);
  expect(weeks.slice(-2)).toEqual([
    { monday: before, questions: 3, correct: 0 },
    { monday: current, questions: 6, correct: 3 },
  ]);
});
