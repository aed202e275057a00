import { describe, expect, it } from "vitest";
import {
  analysisQuery,
  isShownReleased,
  readAnalysisFilter,
  shownOfOwn,
} from "#app/features/assessments/domain/analysis/analysis-filter.ts";

describe("the filter", () => {
  it("is read from an address and written to it", () => {
    const id = "a".repeat(32);
    const studentId = "b".repeat(32);
    const query = { turma: id, estudante: studentId, disciplina: "9", dias: "30", prova: "ITA" };
    const filter = readAnalysisFilter(new URLSearchParams(query));
    expect(filter).toEqual({ classId: id, studentId, subject: 9, days: 30, target: "ITA" });
    expect(analysisQuery(filter)).toEqual(query);
    const none = readAnalysisFilter(new URLSearchParams("turma=x&estudante=y&disciplina=x&dias=7&prova=%3C"));
    expect(none).toEqual({ classId: null, studentId: null, subject: null, days: 90, target: "ENEM" });
    expect(analysisQuery(none)).toEqual({});
    expect(readAnalysisFilter(new URLSearchParams())).toEqual(none);
  });
});

describe("what a student reads of an own result", () => {
  const times = { publishedAt: 1, opensAt: 1, closesAt: 50, releasedAt: 40 };
  const own = { topics: { "9": [1, 0] }, questions: [1] };
  it("follows the rules: nothing without the score, no question without its key", () => {
    expect(shownOfOwn(own, { showScore: "never", showKey: "released" }, times, 60)).toBeNull();
    expect(shownOfOwn(own, { showScore: "released", showKey: "never" }, times, 60)).toEqual({
      ...own,
      questions: [],
    });
    expect(shownOfOwn(own, { showScore: "released", showKey: "closed" }, times, 45)?.questions).toEqual([]);
    expect(shownOfOwn(own, { showScore: "handed-in", showKey: "closed" }, times, 60)).toEqual(own);
    expect(isShownReleased("closed", times, 49)).toBe(false);
  });
});
