import { describe, expect, it } from "vitest";
import {
  ACTIVITY_PER_ANSWER,
  EXTRA_POINTS_WHEN_CORRECT,
  POINTS_PER_ANSWER,
  pointsOfAnswer,
  pointsOfLedger,
} from "#app/domain/progress/points.ts";

describe("the points of an answer", () => {
  it("are the specification's: 1 for answering, 2 more when right, 1 of activity", () => {
    expect(POINTS_PER_ANSWER).toBe(1);
    expect(EXTRA_POINTS_WHEN_CORRECT).toBe(2);
    expect(ACTIVITY_PER_ANSWER).toBe(1);
  });

  it("are 3 in all for a right answer and 1 for a wrong one", () => {
    expect(pointsOfAnswer(true)).toBe(3);
    expect(pointsOfAnswer(false)).toBe(1);
  });
});

describe("the points of a ledger", () => {
  it("are none before the first answer", () => {
    expect(pointsOfLedger([])).toBe(0);
  });

  it("are the sum of its answers, in any order", () => {
    const ledger = [true, false, true, true, false].map((correct) => ({ correct }));
    expect(pointsOfLedger(ledger)).toBe(11);
    expect(pointsOfLedger(ledger.toReversed())).toBe(11);
  });
});
