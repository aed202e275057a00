import { describe, expect, it, test } from "vitest";
import { carriedSteps } from "#app/features/tracks/domain/carried-steps.ts";
import { skipQuestions } from "#app/features/tracks/domain/progress-change.ts";
import { progressReport } from "#app/features/tracks/domain/progress-report.server.ts";
import type { DrawnStep } from "#app/features/tracks/domain/track-outline.ts";
import { sentOrNull } from "#app/platform/requests/domain/sent-json.server.ts";

const readProgressChange = (sent: unknown) => sentOrNull(progressReport, sent);

const change = { track: "t-1", subtopic: "s", step: 2, checked: null, since: 0 };

test("a change is read, and nothing that is none", () => {
  expect(readProgressChange({ ...change, more: 1 })).toEqual(change);
  expect(readProgressChange({ track: "t-1", subtopic: "s", step: 2 })).toEqual(change);
  for (const checked of ["check", "skip"])
    expect(readProgressChange({ ...change, checked })?.checked).toBe(checked);
  for (const wrong of [
    { track: 1 },
    { track: "T" },
    { subtopic: null },
    { subtopic: "a".repeat(41) },
    { step: "1" },
    { step: 0.5 },
    { step: -1 },
    { step: 201 },
    { checked: "x" },
    { since: "1" },
    { since: -1 },
    { since: 0.1 },
  ])
    expect(readProgressChange({ ...change, ...wrong })).toBeNull();
});

test('"Já sei isto" draws three questions, the same for a person, others for others', () => {
  const questions = [10, 20, 30, 40, 50];
  expect(skipQuestions(questions, 7)).toEqual([30, 40, 50]);
  expect(skipQuestions(questions, 7)).toEqual(skipQuestions(questions, 12));
  expect(skipQuestions(questions, 9)).toEqual([10, 20, 50]);
  expect(new Set([0, 1, 2, 3, 4].map((num) => skipQuestions(questions, num).join()))).toHaveProperty(
    "size",
    5,
  );
  expect(skipQuestions([10, 20], 3)).toEqual([10, 20]);
});

describe("steps done in a new version", () => {
  const lesson = (title: string, html = "t"): DrawnStep => ({ kind: "lesson", title, html });
  const question = (ord: number): DrawnStep => ({ kind: "question", ord });
  const check: DrawnStep = { kind: "check", ords: [8, 9] };
  const before = [lesson("Um"), lesson("", "texto"), question(1), check];

  it("are as they were where the steps are the same", () => {
    expect(carriedSteps(before, [...before])).toBeNull();
    expect(carriedSteps([], before)).toBeNull();
    expect(carriedSteps(before, [lesson("Um", "other"), ...before.slice(1)])).toBeNull();
  });

  it("reach the last step that was done, and finished stays finished", () => {
    const added = [lesson("Zero"), ...before.slice(0, 3), question(2), check];
    expect(carriedSteps(before, added)).toEqual([0, 2, 3, 4, 6]);
    expect(carriedSteps(before, [check])).toEqual([0, 0, 0, 0, 1]);
    expect(carriedSteps(before, [question(1), lesson("Um"), check])).toEqual([0, 2, 2, 2, 3]);
  });
});
