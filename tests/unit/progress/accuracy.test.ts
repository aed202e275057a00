import { describe, expect, it } from "vitest";
import { accuracyOf, subjectStandings } from "#app/domain/progress/accuracy.ts";

describe("the accuracy of a student", () => {
  it("is the share of right answers", () => {
    expect(accuracyOf(3, 4)).toBe(0.75);
    expect(accuracyOf(0, 4)).toBe(0);
    expect(accuracyOf(4, 4)).toBe(1);
  });

  it("is not known before the first answer", () => {
    expect(accuracyOf(0, 0)).toBeNull();
  });
});

describe("the standing in the top subjects", () => {
  it("has answers, right ones and their share, most answered first", () => {
    expect(subjectStandings({ 5: 4, 9: 10, 11: 2, 2: 1 }, { 5: 1, 9: 8 })).toEqual([
      { subject: 9, answers: 10, correct: 8, accuracy: 0.8 },
      { subject: 5, answers: 4, correct: 1, accuracy: 0.25 },
      { subject: 11, answers: 2, correct: 0, accuracy: 0 },
    ]);
  });

  it("is empty before the first answer", () => {
    expect(subjectStandings({}, {})).toEqual([]);
  });
});
