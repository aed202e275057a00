import { expect, it } from "vitest";
import { dueToGive, dueToTake } from "#app/features/home/domain/due-exams.ts";
import { momentOfClock } from "#app/platform/time/zone.ts";

const DAY = 86_400;
/** Ten in the morning in São Paulo. */
const now = momentOfClock(20_000 * DAY + 10 * 3600);
const exam = <Fields extends object>(id: string, fields: Fields) => ({
  id,
  title: id,
  ...{ opensAt: null, closesAt: null },
  ...fields,
});

it("a student's exams are those open now, of today and tomorrow, and results of this week", () => {
  const taken = [
    exam("result", { state: "result" as const, closesAt: now - DAY }),
    exam("old", { state: "result" as const, closesAt: now - 8 * DAY }),
    exam("endless", { state: "to-do" as const }),
    exam("begun", { state: "under-way" as const, closesAt: now + 60 }),
    exam("tomorrow", { state: "scheduled" as const, opensAt: now + DAY }),
    exam("tonight", { state: "scheduled" as const, opensAt: now + 13 * 3600 }),
    exam("later", { state: "scheduled" as const, opensAt: now + 3 * DAY }),
    exam("sent", { state: "handed-in" as const }),
  ];
  expect(dueToTake(taken, now).map(({ id, when }) => [id, when])).toEqual([
    ["begun", "now"],
    ["endless", "now"],
    ["tonight", "today"],
    ["tomorrow", "tomorrow"],
    ["result", "result"],
  ]);
});

it("who gives exams sees those open now, to be released, and of today and tomorrow", () => {
  const made = (id: string, opensAt: number, closesAt: number, releasedAt: number | null = null) => ({
    ...exam(id, {}),
    ...{ publishedAt: now - 9 * DAY, opensAt, closesAt, releasedAt },
  });
  const exams = [
    made("tomorrow", now + DAY, now + 2 * DAY),
    made("open", now - 60, now + 60),
    made("over", now - DAY, now - 60),
    made("released", now - DAY, now - 60, now - 30),
    made("later", now + 4 * DAY, now + 5 * DAY),
  ];
  expect(dueToGive(exams, now).map(({ id, when }) => [id, when])).toEqual([
    ["open", "now"],
    ["over", "to-release"],
    ["tomorrow", "tomorrow"],
  ]);
});
