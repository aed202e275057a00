import { describe, expect, it } from "vitest";
import { accuracyOf, subjectStandings } from "#app/features/accounts/domain/progress/accuracy.ts";

describe("the accuracy of a student", () => {
  it("is the share of right answers", () => {
    expect(accuracyOf(9, 12)).toBe(0.75);
    expect(accuracyOf(0, 10)).toBe(0);
    expect(accuracyOf(10, 10)).toBe(1);
  });

  it("is not said below ten answers", () => {
    expect([accuracyOf(0, 0), accuracyOf(9, 9)]).toEqual([null, null]);
  });
});

describe("the standing in the top subjects", () => {
  it("has answers, right ones and their share, most answered first", () => {
    expect(subjectStandings({ 5: 4, 9: 10, 11: 2, 2: 1 }, { 5: 1, 9: 8 })).toEqual([
      { subject: 9, answers: 10, correct: 8, accuracy: 0.8 },
      { subject: 5, answers: 4, correct: 1, accuracy: null },
      { subject: 11, answers: 2, correct: 0, accuracy: null },
    ]);
  });

  it("is empty before the first answer", () => {
    expect(subjectStandings({}, {})).toEqual([]);
  });
});
