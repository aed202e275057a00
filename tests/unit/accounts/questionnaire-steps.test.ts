import { describe, expect, it } from "vitest";
import type { QuestionnaireAnswers } from "#app/features/accounts/domain/sign-up/questionnaire-rules.ts";
import {
  canGoOn,
  noAnswers,
  toggleCourse,
} from "#app/features/accounts/domain/sign-up/questionnaire-steps.ts";

describe("the questionnaire lets a person go on", () => {
  it.each<[boolean, number, string, Partial<QuestionnaireAnswers>]>([
    [false, 0, "with nothing chosen", {}],
    [true, 0, "with an origin", { userOrigin: "YouTube" }],
    [true, 0, "with 'Outro' and no text", { userOrigin: "Outro" }],
    [false, 1, "with no exam", {}],
    [true, 1, "with one exam", { targetedCourses: ["ITA"] }],
    [true, 1, "with two exams", { targetedCourses: ["ITA", "ENEM"] }],
    [false, 1, "with 'Outro' and no text", { targetedCourses: ["ITA", "Outro"] }],
    [false, 1, "with 'Outro' and blanks", { targetedCourses: ["Outro"], otherTargetedCourse: "   " }],
    [true, 1, "with 'Outro' and its text", { targetedCourses: ["Outro"], otherTargetedCourse: "UERJ" }],
    [false, 2, "with 'Outro' and no text", { studyLevel: "Outro" }],
    [true, 2, "with 'Outro' and its text", { studyLevel: "Outro", otherStudyLevel: "Faculdade" }],
    [true, 2, "with a study level", { studyLevel: "3º ano" }],
    [false, 3, "without an age", {}],
    [true, 3, "as an adult of the first state", { ageBand: "adult" }],
    [false, 3, "without a state", { ageBand: "adult", state: "" }],
    [false, 3, "at 14 without a guardian", { ageBand: "12-16" }],
    [true, 3, "at 14 with a guardian", { ageBand: "12-16", guardianEmail: "mae@exemplo.com" }],
  ])("%s: stage %i %s", (may, stage, _, answers) => {
    expect(canGoOn(stage, { ...noAnswers, ...answers })).toBe(may);
  });

  it("with a text of 100 characters beside 'Outro', not of 101", () => {
    const other = (letters: number) => ({
      ...noAnswers,
      targetedCourses: ["Outro"],
      otherTargetedCourse: "a".repeat(letters),
    });
    expect([100, 101].map((letters) => canGoOn(1, other(letters)))).toEqual([true, false]);
  });
});

describe("choosing exams", () => {
  const chosen = { ...noAnswers, targetedCourses: ["ITA", "Outro"], otherTargetedCourse: "UERJ" };

  it("adds one, and gives it back", () => {
    expect(toggleCourse(noAnswers, "ITA").targetedCourses).toEqual(["ITA"]);
    expect(toggleCourse(chosen, "ITA").targetedCourses).toEqual(["Outro"]);
  });

  it("clears the text of 'Outro' with 'Outro' alone", () => {
    expect(toggleCourse(chosen, "ITA").otherTargetedCourse).toBe("UERJ");
    expect(toggleCourse(chosen, "Outro")).toMatchObject({
      targetedCourses: ["ITA"],
      otherTargetedCourse: "",
    });
  });

  it("starts with the Distrito Federal as the state", () => {
    expect(noAnswers.state).toBe("DF");
  });
});
