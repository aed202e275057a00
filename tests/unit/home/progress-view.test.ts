import { expect, it } from "vitest";
import { levelOfPoints, progressView } from "#app/features/home/domain/progress-view.ts";

const NOW = Date.UTC(2026, 10, 21, 12) / 1000;
const counters = {
  totalPoints: 35,
  questions: 15,
  correct: 10,
  weekQuestions: { "2026-11-16": 15 },
  weekCorrect: { "2026-11-16": 10 },
  weekPoints: { "2026-11-16": 35 },
  subjectAnswers: { "9": 12, "5": 6, "99": 1 },
  subjectCorrect: { "9": 12, "5": 2 },
};

it("shows counters as names, shares and addresses, the subject answered most first", () => {
  const view = progressView(counters, NOW, { subjects: 13 });
  expect(view).toMatchObject({ questions: 15, correct: 10, accuracy: 10 / 15 });
  expect(view.level).toMatchObject({ points: 35, level: 2, missing: 25, band: { label: "azul-claro" } });
  expect(view.weeks.at(-1)).toEqual({ monday: "2026-11-16", questions: 15, correct: 10, points: 35 });
  expect(view.subjects.map(({ name, accuracy }) => [name, accuracy])).toEqual([
    ["Matemática", 1],
    ["Física", null],
    ["", null],
  ]);
  expect(view.subjects[0]?.address).toContain("matematica");
  expect(progressView(counters, NOW, { subjects: 1 }).subjects).toHaveLength(1);
});

it("has nothing missing on the last level", () => {
  expect(levelOfPoints(40_000)).toMatchObject({ level: 50, missing: null, share: 1 });
});
