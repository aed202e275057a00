import { describe, expect, it } from "vitest";
import {
  assessmentQuery,
  readAssessmentFilter,
} from "#app/features/assessments/domain/making/assessment-filter.ts";
import {
  difficultyBars,
  estimatedMinutes,
  minutesText,
} from "#app/features/assessments/domain/making/assessment-summary.ts";
import { readRubric, rubricText } from "#app/features/assessments/domain/making/rubric-text.ts";
import { type OwnAssessment, studentState } from "#app/features/assessments/domain/sitting/student-state.ts";
import { dateTimeValue } from "#app/platform/time/date-field.ts";

const id = (digit: string) => digit.repeat(32);
const rubric = [
  {
    id: id("c"),
    title: "Conceito",
    levels: [
      { points: 1, text: "certo" },
      { points: 0.5, text: "" },
    ],
  },
];

describe("texts", () => {
  it("rubrics as lines", () => {
    expect(rubricText(rubric)).toBe("Conceito: 1 certo; 0,5");
    expect(rubricText()).toBe("");
    const read = readRubric(
      "Conceito: 1 certo; 0,5\nSem nível: nada\n: 1 x\nsolto\nUnidade: 0.25 m",
      rubric,
      () => "novo",
    );
    expect(read).toEqual([
      rubric[0],
      { id: "novo", title: "Unidade", levels: [{ points: 0.25, text: "m" }] },
    ]);
  });
  it("durations, difficulties and times", () => {
    const of = (kind: "open" | "single-choice", difficulty: 1 | 2 | 3 | null) => ({ kind, difficulty });
    expect(estimatedMinutes([of("open", 1), of("single-choice", null), of("single-choice", 3)])).toBe(20);
    expect([minutesText(45), minutesText(60), minutesText(65)]).toEqual(["45 min", "1h", "1h05"]);
    expect(difficultyBars([of("open", 1)]).map(({ count }) => count)).toEqual([1, 0, 0]);
    expect(difficultyBars([of("open", null)]).map(({ level }) => level)).toEqual([1, 2, 3, null]);
    expect([dateTimeValue(null), dateTimeValue(1_795_500_000)]).toEqual(["", "2026-11-24T03:00"]);
  });
  it("filters in an address", () => {
    const filter = readAssessmentFilter(
      new URLSearchParams({ q: " Física ", estado: "aberto", turma: id("a") }),
    );
    expect(filter).toEqual({ text: "Física", words: "fisica", state: "open", classId: id("a") });
    expect(assessmentQuery(filter)).toEqual({ q: "Física", estado: "aberto", turma: id("a") });
    const none = readAssessmentFilter(new URLSearchParams({ estado: "x", turma: "x" }));
    expect(assessmentQuery(none)).toEqual({ q: null, estado: null, turma: null });
    expect(readAssessmentFilter(new URLSearchParams())).toEqual(none);
  });
});

describe("an assessment for a student", () => {
  const own: OwnAssessment = {
    times: { publishedAt: 1, opensAt: 100, closesAt: 200, releasedAt: null },
    rules: { showScore: "released", attempts: 1 },
    sitting: null,
    moreAttempts: 0,
  };
  const sitting = { startedAt: 110, endsAt: 190, submittedAt: null, attempt: 1 };
  const done = { ...sitting, submittedAt: 150 };
  const shown = (showScore: "handed-in" | "closed" | "never") => ({ showScore, attempts: 1 });
  it.each<[Partial<OwnAssessment>, number, string]>([
    [{}, 50, "scheduled"],
    [{}, 150, "to-do"],
    [{}, 250, "missed"],
    [{ sitting }, 150, "under-way"],
    [{ sitting }, 195, "handed-in"],
    [{ sitting: done }, 160, "handed-in"],
    [{ sitting: done, moreAttempts: 1 }, 160, "to-do"],
    [{ sitting: done, moreAttempts: 1 }, 250, "handed-in"],
    [{ sitting: done, rules: shown("handed-in") }, 160, "result"],
    [{ sitting: done, rules: shown("closed") }, 160, "handed-in"],
    [{ sitting: done, rules: shown("closed") }, 250, "result"],
    [{ sitting: done, rules: shown("never") }, 250, "handed-in"],
    [{ sitting: done, times: { ...own.times, releasedAt: 240 } }, 250, "result"],
  ])("%j at %d is %s", (changes, now, state) =>
    expect(studentState({ ...own, ...changes }, now)).toBe(state),
  );
});
