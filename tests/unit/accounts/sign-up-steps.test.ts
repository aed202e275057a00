import { describe, expect, it } from "vitest";
import {
  emptyEntry,
  filledSteps,
  isEntryValid,
  noParts,
  type SignUpEntry,
  shownParts,
} from "#app/features/accounts/domain/sign-up/sign-up-steps.ts";

const whole: SignUpEntry = {
  email: "lia@exemplo.com.br",
  firstName: "Lia",
  lastName: "Prado",
  password: "céu de abril",
  confirmation: "céu de abril",
};

/** The names of the parts on show after typing `entry` into a form that showed nothing yet. */
function shownAfter(entry: Partial<SignUpEntry>, before = noParts): string[] {
  const parts = shownParts({ ...emptyEntry, ...entry }, before);
  return Object.entries(parts).flatMap(([name, shown]) => (shown ? [name] : []));
}

describe("the steps of the sign-up", () => {
  it.each<[number, Partial<SignUpEntry>]>([
    [0, {}],
    [0, { email: "lia@exemplo" }],
    [1, { email: whole.email }],
    [2, { email: whole.email, firstName: "Lia" }],
    [2, { email: whole.email, firstName: "Lia", lastName: "P" }],
    [3, { email: whole.email, firstName: "Lia", lastName: "Prado" }],
    [4, { ...whole, confirmation: "" }],
    [4, { ...whole, confirmation: "outra coisa" }],
    [5, whole],
  ])("are %i for %j", (steps, entry) => {
    expect(filledSteps({ ...emptyEntry, ...entry })).toBe(steps);
  });

  it("do not count a confirmation that is empty like the password", () => {
    expect(filledSteps({ ...whole, password: "", confirmation: "" })).toBe(3);
  });

  it("are all valid only together", () => {
    expect(isEntryValid(whole)).toBe(true);
    expect(isEntryValid({ ...whole, password: "12345", confirmation: "12345" })).toBe(false);
    expect(isEntryValid({ ...whole, password: "prado2026", confirmation: "prado2026" })).toBe(false);
  });
});

describe("the fields of the sign-up appear one after another", () => {
  it.each<[string[], Partial<SignUpEntry>]>([
    [[], {}],
    [[], { email: "lia@exemplo" }],
    [["names"], { email: whole.email }],
    [["names"], { email: whole.email, firstName: "Lia" }],
    [["names", "password"], { email: whole.email, firstName: "Lia", lastName: "Prado" }],
    [["names", "password"], { ...whole, password: "12345", confirmation: "" }],
    [["names", "password", "confirmation"], { ...whole, password: "123456", confirmation: "" }],
    [["names", "password", "confirmation", "terms"], whole],
  ])("%j for %j", (parts, entry) => {
    expect(shownAfter(entry)).toEqual(parts);
  });

  it("and stay when what brought them is no longer right", () => {
    const all = shownParts(whole, noParts);
    expect(shownAfter({ ...whole, email: "lia@" }, all)).toEqual([
      "names",
      "password",
      "confirmation",
      "terms",
    ]);
  });
});
