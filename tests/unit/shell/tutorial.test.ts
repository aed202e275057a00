import { describe, expect, test } from "vitest";
import {
  isNewcomer,
  TUTORIAL_SEEN_KEY,
  TUTORIAL_STEPS,
  tutorialDue,
  tutorialStep,
} from "#app/shell/domain/tutorial.ts";

const due = { account: "complete", newcomer: true, onGeneralPage: true, seen: null } as const;

describe("the tutorial", () => {
  test("has the required steps and key (R-SHELL-9)", () => {
    expect([TUTORIAL_STEPS, TUTORIAL_SEEN_KEY]).toEqual([5, "seen-tutorial"]);
  });

  test("is wanted by a newcomer with a complete account, on the general page, who has not seen it here", () => {
    expect(tutorialDue(due)).toBe(true);
    expect(tutorialDue({ ...due, newcomer: false })).toBe(false);
    expect(tutorialDue({ ...due, onGeneralPage: false })).toBe(false);
    expect(tutorialDue({ ...due, seen: "yes" })).toBe(false);
  });

  test.each(["no-user", "pending-confirmation", "incomplete-profile"] as const)("not with %s", (account) => {
    expect(tutorialDue({ ...due, account })).toBe(false);
  });

  test("a person is new for a week after completing the registration", () => {
    expect(isNewcomer(null, 1000)).toBe(false);
    expect(isNewcomer(1000, 1000)).toBe(true);
    expect(isNewcomer(1000, 1000 + 7 * 86_400 - 1)).toBe(true);
    expect(isNewcomer(1000, 1000 + 7 * 86_400)).toBe(false);
  });

  test("moves from the first step to the last and no further", () => {
    expect([0, 1, 2, 3, 4].map((step) => tutorialStep(step, 1))).toEqual([1, 2, 3, 4, 4]);
    expect([0, 1, 2, 3, 4].map((step) => tutorialStep(step, -1))).toEqual([0, 0, 1, 2, 3]);
  });
});
