import { describe, expect, it } from "vitest";
import { streakOf } from "#app/features/accounts/domain/progress/streak.ts";
import { weeksBetween } from "#app/platform/time/week.ts";

const FIRST = "2026-08-31";

/** Questions of weeks in a row, the running one last. */
function streak(...counts: number[]) {
  const mondays = [...weeksBetween(FIRST, "2027-08-30")].slice(0, counts.length);
  const questions = Object.fromEntries(
    mondays.flatMap((monday, at) => (counts[at] ? [[monday, counts[at]]] : [])),
  );
  return streakOf(questions, mondays.at(-1) ?? FIRST);
}

describe("the streak of weeks", () => {
  it.each([
    ["nothing yet", [], { weeks: 0, pauses: 1, rested: false }],
    ["the running week breaks nothing", [2, 3, 5, 0], { weeks: 3, pauses: 1, rested: false }],
    ["the running week counts at once", [2, 3, 5, 1], { weeks: 4, pauses: 2, rested: false }],
    ["a pause covers one week", [2, 0, 5, 1], { weeks: 3, pauses: 0, rested: false }],
    ["last week was the pause", [2, 3, 0, 0], { weeks: 2, pauses: 0, rested: true }],
    ["last week was the pause, and one is back", [2, 3, 0, 4], { weeks: 3, pauses: 0, rested: true }],
    [
      "a second week off begins a new one, with a pause",
      [2, 0, 0, 1],
      { weeks: 1, pauses: 1, rested: false },
    ],
    ["four weeks save a pause", [1, 1, 1, 1, 0, 0, 1], { weeks: 5, pauses: 0, rested: true }],
    ["two pauses at most", Array.from({ length: 20 }, () => 1), { weeks: 20, pauses: 2, rested: false }],
  ])("%s", (_, counts, expected) => {
    expect(streak(...counts)).toEqual(expected);
  });
});
