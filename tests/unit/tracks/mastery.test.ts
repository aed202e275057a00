import { expect, test } from "vitest";
import { type CheckMarks, masteryOf } from "#app/features/tracks/domain/mastery.ts";

const DAY = 86_400;

/** Checks on days, each of right answers out of three; and the level so many days after the last. */
function levelAfter(checks: readonly [day: number, right: number][], days: number, steps = 4) {
  const marks: CheckMarks = checks.map(([day, right]) => [day * DAY, right, 3]);
  return masteryOf({ steps, checks: marks }, ((checks.at(-1)?.[0] ?? 0) + days) * DAY);
}

test("without a check a subtopic is new, or begun", () => {
  expect(levelAfter([], 0, 0)).toEqual({ level: "new", fading: false });
  expect(levelAfter([], 9)).toEqual({ level: "starting", fading: false });
});

test("a passed check makes it firm, and forgetting reduces it", () => {
  const first: [number, number][] = [[1, 3]];
  expect([0, 9, 11, 25, 60].map((days) => levelAfter(first, days))).toEqual([
    { level: "firm", fading: false },
    { level: "firm", fading: false },
    { level: "firm", fading: true },
    { level: "starting", fading: true },
    { level: "starting", fading: true },
  ]);
});

test("two of three pass, and fade sooner; one of three does not", () => {
  expect(levelAfter([[1, 2]], 6)).toEqual({ level: "firm", fading: true });
  expect(levelAfter([[1, 1]], 0)).toEqual({ level: "starting", fading: false });
});

test("only a check that comes when it is due makes it mastered, and then it lasts longer", () => {
  const due: [number, number][] = [
    [1, 3],
    [11, 3],
  ];
  expect(levelAfter(due, 0).level).toBe("mastered");
  expect(levelAfter(due, 20)).toEqual({ level: "mastered", fading: false });
  expect(levelAfter(due, 60)).toEqual({ level: "firm", fading: true });
  expect(levelAfter(due, 200).level).toBe("starting");
  expect(
    levelAfter(
      [
        [1, 3],
        [1, 3],
      ],
      0,
    ).level,
  ).toBe("firm");
});

test("a check that is failed shortens what was remembered, and a clock behind it does no harm", () => {
  const failed: [number, number][] = [
    [1, 3],
    [11, 3],
    [30, 0],
  ];
  expect(levelAfter(failed, 0)).toEqual({ level: "starting", fading: false });
  expect(levelAfter([...failed, [31, 3]], 0).level).toBe("firm");
  expect(levelAfter([[5, 3]], -3)).toEqual({ level: "firm", fading: false });
  expect(
    levelAfter(
      [
        [5, 3],
        [2, 2],
      ],
      0,
    ).level,
  ).toBe("firm");
});
