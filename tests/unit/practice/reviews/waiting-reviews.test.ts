import { expect, it } from "vitest";
import { waitingReviews } from "#app/features/practice/domain/reviews/waiting-reviews.ts";

const today = 20_000;
const plan = { daily: 30, days: { [today - 1]: 4, [today + 3]: 9 }, day: today, dayReviews: 1 };
const nothing = { count: 0, oldestDay: null };

it.each([
  ["cards that are due", nothing, 5, { cards: 4, isExact: true }],
  ["wrong answers of other days too", { count: 3, oldestDay: today - 2 }, 0, { cards: 7, isExact: true }],
  ["no wrong answers of today", { count: 3, oldestDay: today }, 3, { cards: 4, isExact: true }],
  [
    "at least those that cannot be of today",
    { count: 9, oldestDay: today - 2 },
    4,
    { cards: 9, isExact: false },
  ],
  ["at least the oldest", { count: 2, oldestDay: today - 2 }, 4, { cards: 5, isExact: false }],
  ["surely the only one", { count: 1, oldestDay: today - 2 }, 4, { cards: 5, isExact: true }],
  ["no more than the day's limit", { count: 90, oldestDay: today - 2 }, 0, { cards: 29, isExact: true }],
])("counts %s", (_, unopened, answeredToday, expected) => {
  expect(waitingReviews(plan, unopened, { today, answeredToday })).toEqual(expected);
});
