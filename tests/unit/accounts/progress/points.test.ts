import { describe, expect, it } from "vitest";
import {
  EXTRA_POINTS_WHEN_CORRECT,
  POINTS_PER_ANSWER,
  pointsOfAnswer,
} from "#app/features/accounts/domain/progress/points.ts";

describe("the points of an answer", () => {
  it("are 1 for answering, 2 more when right (R-PROG-1)", () => {
    expect(POINTS_PER_ANSWER).toBe(1);
    expect(EXTRA_POINTS_WHEN_CORRECT).toBe(2);
  });

  it("are 3 in all for a right answer and 1 for a wrong one", () => {
    expect(pointsOfAnswer(true)).toBe(3);
    expect(pointsOfAnswer(false)).toBe(1);
  });
});
