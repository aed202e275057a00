import { describe, expect, it } from "vitest";
import { decide } from "#app/access/decide.ts";
import { homePath } from "#app/access/home-path.ts";
import { type RuleName, rules } from "#app/access/rules.ts";
import type { Viewer } from "#app/access/viewer.ts";

const student: Viewer = {
  id: "aluna",
  num: 1,
  sessionId: "s",
  stamp: 0,
  firstName: "Ana",
  claims: [],
  school: null,
  emailVerified: true,
  profileComplete: true,
};
const visitor = null;
const admin: Viewer = { ...student, claims: ["admin"] };

/** Who passes each rule, and what becomes of the visitor where they do not. */
const table: Record<RuleName, { visitor: boolean | "ask-login" | "home"; student: boolean; admin: boolean }> =
  {
    public: { visitor: true, student: true, admin: true },
    signedIn: { visitor: "ask-login", student: true, admin: true },
    general: { visitor: "home", student: true, admin: true },
  };

describe("who passes a rule", () => {
  it.each(Object.entries(table))("%s: visitor, student and admin", (name, expected) => {
    const rule = name as RuleName;
    const decision = decide(rule, visitor);
    expect(decision.allowed || decision.denied).toBe(expected.visitor);
    expect(decide(rule, student).allowed).toBe(expected.student);
    expect(decide(rule, admin).allowed).toBe(expected.admin);
  });

  it("is written down here for every rule there is", () => {
    expect(Object.keys(table)).toEqual(Object.keys(rules));
  });
});

describe("where a person belongs", () => {
  it("is the general area, and for a visitor the front page", () => {
    expect(homePath(student)).toBe("/geral");
    expect(homePath(visitor)).toBe("/");
  });
});
