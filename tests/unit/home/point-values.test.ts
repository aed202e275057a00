import { expect, test } from "vitest";
import { levelThresholds } from "#app/features/accounts/domain/progress/level.ts";
import { dueToGive, dueToTake } from "#app/features/home/domain/due-exams.ts";
import { pointValues } from "#app/features/home/domain/point-values.ts";
import { momentOfClock } from "#app/platform/time/zone.ts";

test("the numbers of the texts about points are those of the rules: 1 for a wrong answer, 2 more for a right one", () => {
  expect(pointValues((points) => `${points} pontos`)).toEqual({
    wrong: 1,
    right: 3,
    extra: 2,
    levels: levelThresholds.length + 1,
    second: `${levelThresholds[0]} pontos`,
    last: `${levelThresholds.at(-1)} pontos`,
  });
});

const now = momentOfClock(20_000 * 86_400 + 10 * 3600);

test("an exam without an opening time is due on no day, and a result without a closing time is not of this week", () => {
  const times = { opensAt: null, closesAt: null };
  expect(
    dueToTake(
      [
        { id: "a", title: "a", state: "scheduled", ...times },
        { id: "b", title: "b", state: "result", ...times },
      ],
      now,
    ),
  ).toEqual([]);
});

test("open exams without an end come after those that close, in their own order", () => {
  const open = (id: string, closesAt: number | null) => ({
    ...{ id, title: id, state: "to-do" as const, opensAt: null },
    closesAt,
  });
  const due = dueToTake([open("a", null), open("b", null), open("c", now + 60)], now);
  expect(due.map(({ id }) => id)).toEqual(["c", "a", "b"]);
  expect(dueToGive([], now)).toEqual([]);
});
