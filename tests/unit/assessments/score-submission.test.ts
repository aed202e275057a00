import { describe, expect, it } from "vitest";
import {
  fullCreditAnswers,
  type ScoredQuestion,
  scoreSubmission,
} from "#app/features/assessments/domain/results/score-submission.ts";

const question = (fields: Partial<ScoredQuestion> = {}): ScoredQuestion => ({
  ord: 1,
  section: "s",
  weight: 1,
  penalty: 0,
  key: "B",
  isAnnulled: false,
  change: null,
  ...fields,
});

const scored = (
  questions: readonly ScoredQuestion[],
  answers: string,
  marks: [number, number | null][] = [],
) => scoreSubmission(questions, { answers, marks: new Map(marks) });

const outcomes = (
  questions: readonly ScoredQuestion[],
  answers: string,
  marks: [number, number | null][] = [],
) => scored(questions, answers, marks).places.map(({ outcome }) => outcome);

describe("the score of a sitting", () => {
  it("adds the weights of right answers, and nothing for blank ones", () => {
    const questions = [question(), question({ weight: 2 }), question({ weight: 0.1 })];
    expect(scored(questions, "B,,B")).toMatchObject({
      score: 1.1,
      best: 3.1,
      right: 2,
      counted: 3,
      waiting: 0,
    });
    expect(outcomes(questions, "B,,B")).toEqual(["right", "-", "right"]);
  });

  it("subtracts a share of the weight for a wrong answer, and is never below zero", () => {
    const questions = [question({ penalty: 0.25 }), question({ penalty: 0.25 }), question({ penalty: 0.25 })];
    expect(scored(questions, "B,A,").score).toBe(0.75);
    expect(scored(questions, "A,A,A").score).toBe(0);
    expect(scored(questions, "A,A,A").places[0]?.points).toBe(-0.25);
  });

  it("counts credit between for a sum, without a penalty", () => {
    expect(scored([question({ key: "13", penalty: 1 })], "05").score).toBe(0.666667);
    expect(outcomes([question({ key: "13" })], "05")).toEqual(["partial"]);
    expect(outcomes([question({ key: "13" }), question({ key: "042" })], "02,042")).toEqual([
      "wrong",
      "right",
    ]);
  });

  it("counts an open answer by its mark, lets it wait without one, and a blank one counts nothing", () => {
    const open = question({ key: null, weight: 4 });
    expect(scored([open], "", [[0, 0.5]])).toMatchObject({ score: 2, best: 4, waiting: 0 });
    expect(scored([open], "", [[0, null]])).toMatchObject({ score: 0, best: 4, waiting: 1 });
    expect(scored([open], "")).toMatchObject({ score: 0, best: 4, waiting: 0 });
    expect(outcomes([open, open], "", [[1, null]])).toEqual(["-", "?"]);
    expect(
      outcomes([open, open], "", [
        [0, 0],
        [1, 1],
      ]),
    ).toEqual(["wrong", "right"]);
  });

  it("accepts other answers, annuls, or gives a question to all", () => {
    const accept = question({ change: { kind: "accept", answers: ["A", "C"] }, penalty: 1 });
    expect(outcomes([accept, accept, accept], "A,C,B")).toEqual(["right", "right", "wrong"]);
    expect(fullCreditAnswers(accept)).toEqual(["A", "C"]);
    expect(fullCreditAnswers(question({ key: null }))).toEqual([]);
    const annulled = question({ change: { kind: "annul" }, penalty: 1 });
    expect(scored([annulled, question()], "A,B")).toMatchObject({ score: 1, best: 1, right: 1, counted: 1 });
    const given = question({ change: { kind: "give" }, weight: 2 });
    expect(scored([given], "")).toMatchObject({ score: 2, best: 2, right: 1 });
  });

  it("leaves out what the bank has annulled, unless the school decides otherwise", () => {
    expect(outcomes([question({ isAnnulled: true })], "B")).toEqual(["x"]);
    expect(outcomes([question({ isAnnulled: true, change: { kind: "give" } })], "A")).toEqual(["right"]);
    const change = { kind: "accept" as const, answers: ["A"] };
    expect(outcomes([question({ isAnnulled: true, change })], "B")).toEqual(["wrong"]);
  });

  it("reads fewer answers than questions as blanks", () => {
    expect(outcomes([question(), question()], "")).toEqual(["-", "-"]);
  });
});
