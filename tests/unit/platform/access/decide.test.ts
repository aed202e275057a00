import { describe, expect, it } from "vitest";
import { decide } from "#app/platform/access/decide.ts";
import { type RuleName, rules } from "#app/platform/access/rules.ts";
import { demoViewer, demoViewers, VISITOR } from "#tests/support/demo-viewers.ts";

const everybody = demoViewers.map(({ name }) => name);
const signedIn = everybody.filter((name) => name !== VISITOR);
const azambuja = ["azambuja-aluna", "azambuja-professor", "azambuja-assistente", "azambuja-admin"];

/** Who passes each rule at an address without a school. */
const admitted: Record<RuleName, readonly string[]> = {
  public: everybody,
  signedIn,
  general: signedIn,
  payment: signedIn,
  admin: ["admin"],
  mentoringTests: ["mentorada", "mentor", "mentor-chefe", "admin"],
  mentors: ["mentor", "mentor-chefe", "admin"],
  mentoring: ["mentorada", "admin"],
  mentoringChief: ["mentor-chefe", "admin"],
  moderation: ["moderadora", "admin"],
  essayGrading: ["mentor", "mentor-chefe", "moderadora", "admin"],
  essayCoordination: ["mentor-chefe", "moderadora", "admin"],
  plantelVolunteer: ["plantel", "plantel-admin", "admin"],
  plantelAdmin: ["plantel-admin", "admin"],
  campaignRequests: ["plantel-admin", "marista-admin", "admin"],
  maristaChallenge: ["marista", "marista-admin", "admin"],
  maristaHome: ["marista-admin", "admin"],
  schoolStudent: ["admin"],
  schoolTeacher: ["admin"],
  schoolManagement: ["admin"],
};

/** Who passes the rules of schools at an address of the school azambuja. */
const inAzambuja = {
  schoolStudent: ["admin", ...azambuja],
  schoolTeacher: ["admin", "azambuja-professor", "azambuja-assistente", "azambuja-admin"],
  schoolManagement: ["admin", "azambuja-assistente", "azambuja-admin"],
} as const;

/** What becomes of those who do not pass. */
const denials: Record<RuleName, unknown> = {
  public: "no-permission",
  signedIn: "ask-login",
  general: { goTo: "/", status: 302 },
  payment: { goTo: "/planos", status: 302 },
  admin: "no-permission",
  mentoringTests: "no-permission",
  mentors: { goTo: "/mentoria-de-estudos", status: 302 },
  mentoring: { goTo: "/mentoria-de-estudos", status: 301 },
  mentoringChief: "no-permission",
  moderation: "no-permission",
  essayGrading: "no-permission",
  essayCoordination: "no-permission",
  plantelVolunteer: { goTo: "/plantel", status: 302 },
  plantelAdmin: "no-permission",
  campaignRequests: "no-permission",
  maristaChallenge: "no-permission",
  maristaHome: "no-permission",
  schoolStudent: "back-to-school",
  schoolTeacher: "back-to-school",
  schoolManagement: "back-to-school",
};

function passing(rule: RuleName, schoolId?: string): string[] {
  return demoViewers
    .filter(({ viewer }) => decide(rule, viewer, { schoolId }).allowed)
    .map(({ name }) => name);
}

describe("who passes a rule", () => {
  it.each(Object.entries(admitted))("%s: of the visitor and the 25 demo accounts", (name, names) => {
    expect(passing(name as RuleName)).toEqual(names);
    expect(everybody).toHaveLength(26);
  });

  it.each(Object.entries(inAzambuja))("%s in the school of the address, by the role there", (name, names) => {
    expect(passing(name as RuleName, "azambuja").sort()).toEqual([...names].sort());
    const other = names.map((each) => each.replace("azambuja", "horizonte"));
    expect(passing(name as RuleName, "horizonte").sort()).toEqual(other.sort());
    expect(passing(name as RuleName, "outra-escola")).toEqual(["admin"]);
  });

  it("does not depend on the school of the address where the rule names no school", () => {
    for (const name of Object.keys(admitted) as RuleName[])
      if (!(name in inAzambuja)) expect(passing(name, "azambuja")).toEqual(admitted[name]);
  });

  it("is nobody's by a claim that only looks like a role in a school", () => {
    const student = demoViewer("aluna");
    if (!student) throw new Error("the student is signed in");
    const forged = { ...student, claims: ["school:admin", "schoolAdmin", "anyone", "signed-in"] };
    expect(decide("schoolStudent", forged, { schoolId: "azambuja" }).allowed).toBe(false);
    expect(decide("schoolStudent", { ...forged, school: { id: "", role: "admin" } }).allowed).toBe(false);
  });
});

describe("who does not pass", () => {
  it.each(Object.entries(denials))("%s: is refused, required to sign in, or redirected", (name, denied) => {
    const decision = decide(name as RuleName, null);
    if (name === "public") return expect(decision.allowed).toBe(true);
    expect(decision).toEqual({ allowed: false, denied });
  });

  it("is written down here for every rule there is", () => {
    expect(Object.keys(admitted)).toEqual(Object.keys(rules));
    expect(Object.keys(denials)).toEqual(Object.keys(rules));
  });
});
