import { describe, expect, it } from "vitest";
import {
  isOlympiadQuestion,
  levelPhase,
  olympiadLevelOf,
  olympiadLevels,
} from "#app/features/bank/domain/exams/olympiad-levels.ts";
import { gradeLabels, gradeOf } from "#app/features/questions/domain/self-grade.ts";

describe("an olympiad's question", () => {
  it("is an open one of the OBMEP; everything else has a page like any other", () => {
    expect(isOlympiadQuestion({ institution: 11, kind: "open" })).toBe(true);
    expect(isOlympiadQuestion({ institution: 11, kind: "single-choice" })).toBe(false);
    expect(isOlympiadQuestion({ institution: 4, kind: "open" })).toBe(false);
  });

  it("has one of three levels, as an address names it", () => {
    expect(olympiadLevels.map(({ level }) => levelPhase(level))).toEqual(["Nível 1", "Nível 2", "Nível 3"]);
    expect(["1", "2", "3", "4", "0", "01", "", null].map(olympiadLevelOf)).toEqual([
      1,
      2,
      3,
      ...Array(5).fill(null),
    ]);
  });

  it("is judged right, partly right or wrong, and nothing else", () => {
    for (const grade of Object.keys(gradeLabels)) expect(gradeOf(grade)).toBe(grade);
    for (const value of ["Acertei", "", "toString", null, undefined, 1, ["right"]])
      expect(gradeOf(value)).toBeNull();
  });
});
