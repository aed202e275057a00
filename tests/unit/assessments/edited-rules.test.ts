import { describe, expect, it } from "vitest";
import { defaultRules } from "#app/features/assessments/domain/assessment.ts";
import { readRules } from "#app/features/assessments/domain/making/sent-rules.server.ts";
import { readTerms } from "#app/features/assessments/domain/making/student-terms.server.ts";

const id = (digit: string) => digit.repeat(32);

describe("rules as sent", () => {
  it("are read, with the code as it is compared", () => {
    expect(readRules(JSON.stringify({ ...defaultRules, code: " abc " }))).toEqual({
      ...defaultRules,
      code: "ABC",
    });
    expect(readRules(JSON.stringify({ ...defaultRules, code: " ", minutes: null }))).toMatchObject({
      code: null,
      minutes: null,
    });
  });
  it.each([
    "",
    "null",
    "1",
    ...[{ minutes: 0 }, { minutes: 1.5 }, { attempts: 11 }, { code: 1 }, { code: "x".repeat(21) }].map(
      (each) => JSON.stringify({ ...defaultRules, ...each }),
    ),
    ...[
      { shuffleQuestions: 1 },
      { shuffleAlternatives: 1 },
      { showScore: "x" },
      { showKey: "x" },
      { showComments: "x" },
    ].map((each) => JSON.stringify({ ...defaultRules, ...each })),
  ])("are none: %.60s", (source) => expect(readRules(source)).toBeNull());
});

describe("terms of single students", () => {
  const terms = {
    personId: id("a"),
    invited: true,
    extraMinutes: 10,
    largeText: false,
    opensAt: 1,
    closesAt: 2,
    moreAttempts: 0,
  };
  it("are read", () => expect(readTerms(JSON.stringify([terms]))).toEqual([terms]));
  it.each([
    "",
    "{}",
    "[1]",
    "[null]",
    JSON.stringify(Array.from({ length: 401 }, () => terms)),
    ...[
      { personId: "x" },
      { personId: 1 },
      { invited: 1 },
      { largeText: 1 },
      { extraMinutes: 481 },
      { extraMinutes: "1" },
      { extraMinutes: 1.5 },
      { extraMinutes: -1 },
      { moreAttempts: 6 },
      { opensAt: "x" },
      { closesAt: -1 },
      { opensAt: 2 },
    ].map((each) => JSON.stringify([{ ...terms, ...each }])),
  ])("are none: %.60s", (source) => expect(readTerms(source)).toBeNull());
  it("may leave times open", () =>
    expect(
      readTerms(
        JSON.stringify([
          { ...terms, opensAt: null },
          { ...terms, closesAt: null },
        ]),
      ),
    ).toHaveLength(2));
});
