import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { keyEffect, rankingEffect } from "#app/features/bank/domain/editing/key-effect.ts";
import { keyName } from "#app/features/bank/domain/editing/key-name.ts";
import {
  ANNULLED,
  gradingKeyOf,
  isRight,
  isRightAfter,
  type ReplayedAnswer,
} from "#app/features/bank/domain/editing/key-replay.ts";

const letter = fc.constantFrom("A", "B", "C", "D", "E");
const key = fc.constantFrom("A", "B", "C", "D", "E", ANNULLED);

describe("the key that answers are graded by", () => {
  it.each([
    ["published", "single-choice", "B", "B"],
    ["annulled", "single-choice", null, ANNULLED],
    ["quarantined", "single-choice", "B", ""],
    ["published", "open", null, ""],
    ["published", "single-choice", null, ""],
  ] as const)("of a question %s, %s, with %s, is %j", (status, kind, letterOf, expected) => {
    expect(gradingKeyOf({ status, kind, key: letterOf })).toBe(expected);
  });

  it("has a name that people read", () => {
    expect(["B", ANNULLED, ""].map(keyName)).toEqual(["B", "anulada", "sem gabarito"]);
  });
});

describe("a replay", () => {
  it("grades by the new key alone: twice is once, whatever stood before", () => {
    fc.assert(
      fc.property(letter, key, fc.boolean(), fc.nat(), (alternative, becomes, correct, answeredAt) => {
        const answer = { alternative, correct, answeredAt, turned: false };
        const once = isRightAfter(answer, { becomes, undoes: null });
        expect(once).toBe(isRight(alternative, becomes));
        expect(isRightAfter({ ...answer, correct: once }, { becomes, undoes: null })).toBe(once);
      }),
    );
  });

  it("undone gives every answer back what it had, also one that was never in line with its key", () => {
    fc.assert(
      fc.property(
        letter,
        key,
        key,
        fc.boolean(),
        fc.integer({ max: 999 }),
        (alternative, was, becomes, correct, at) => {
          const before: ReplayedAnswer = { alternative, correct, answeredAt: at, turned: false };
          const after = isRightAfter(before, { becomes, undoes: null });
          const found = { ...before, correct: after, turned: after !== correct };
          expect(isRightAfter(found, { becomes: was, undoes: 1000 })).toBe(correct);
        },
      ),
    );
  });

  it("undone grades the answers since by the restored key", () => {
    const answer = { alternative: "B", correct: false, answeredAt: 1000, turned: false };
    expect(isRightAfter(answer, { becomes: "B", undoes: 1000 })).toBe(true);
    expect(isRightAfter({ ...answer, answeredAt: 999 }, { becomes: "B", undoes: 1000 })).toBe(false);
  });
});

describe("the effect of a change", () => {
  const groups = [
    { alternative: "B", correct: true, answers: 30 },
    { alternative: "C", correct: false, answers: 12 },
    { alternative: "D", correct: false, answers: 8 },
  ];

  it.each([
    ["C", { students: 50, turnRight: 12, turnWrong: 30, points: -36 }],
    [ANNULLED, { students: 50, turnRight: 20, turnWrong: 0, points: 40 }],
    ["B", { students: 50, turnRight: 0, turnWrong: 0, points: 0 }],
  ])("to %s is counted", (becomes, expected) => {
    expect(keyEffect(groups, becomes)).toEqual(expected);
  });

  it("on the ranking is who moves among the first, and how far; nobody where nothing turns", () => {
    const people = [
      { points: 12, answer: { alternative: "B", correct: true } },
      { points: 11, answer: null },
      { points: 11, answer: { alternative: "C", correct: false } },
    ];
    expect(rankingEffect(people, "C")).toEqual({ among: 3, moved: 2, furthest: 2 });
    expect(rankingEffect(people, "B")).toEqual({ among: 3, moved: 0, furthest: 0 });
    expect(rankingEffect([], "B")).toEqual({ among: 0, moved: 0, furthest: 0 });
  });
});
