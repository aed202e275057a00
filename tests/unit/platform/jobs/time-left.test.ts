import { describe, expect, it } from "vitest";
import { secondsLeft, timeLeftInWords } from "#app/platform/jobs/domain/time-left.ts";

const pace = { seen: 4000, expected: 20_000, step: 10, stepsSince: 5, since: 1000, updatedAt: 1020 };

describe("the time left of a job", () => {
  it("follows its last steps, however long it rested before", () => {
    expect(secondsLeft(pace, 1021)).toBe(160);
  });

  it.each([
    ["its first step tells nothing", { ...pace, stepsSince: 1 }],
    ["it saw nobody yet", { ...pace, seen: 0 }],
    ["it saw everybody", { ...pace, seen: 20_000 }],
    ["nobody takes it on", { ...pace, updatedAt: 900 }],
  ])("is not shown where %s", (_, each) => {
    expect(secondsLeft(each, 1021)).toBeNull();
  });

  it.each([
    [3, "faltam poucos segundos"],
    [42, "faltam cerca de 40 s"],
    [70, "falta cerca de 1 min"],
    [110, "faltam cerca de 2 min"],
    [5399, "faltam cerca de 90 min"],
    [7300, "faltam cerca de 2 h"],
  ])("of %i seconds is '%s'", (seconds, words) => {
    expect(timeLeftInWords(seconds)).toBe(words);
  });
});
