import { describe, expect, it } from "vitest";
import { type RuleName, rules } from "#app/platform/access/rules.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { isAppError } from "#app/platform/errors/app-error.ts";
import { bindings } from "#tests/support/bindings.ts";
import { demoViewer } from "#tests/support/demo-viewers.ts";
import { ORIGIN } from "#tests/support/door.ts";
import { buildContext } from "#workers/build-deps.ts";

/** What a loader answers that opens with this rule: "in", an error's code, or a status with where it leads. */
function answered(rule: RuleName, viewer: Viewer | null, path: string, schoolId?: string): string {
  const request = new Request(ORIGIN + path, { method: "POST" });
  const context = buildContext(bindings, request, viewer);
  try {
    requireAccess(rule, { context, request, params: { schoolId } });
    return "in";
  } catch (thrown) {
    if (isAppError(thrown)) return `${thrown.status} ${thrown.code}`;
    if (!(thrown instanceof Response)) throw thrown;
    expect(thrown.headers.get("Cache-Control")).toBe("no-store");
    return `${thrown.status} ${thrown.headers.get("Location")}`;
  }
}

/** What a visitor gets at a page of each rule. */
const visitors: Record<RuleName, string> = {
  public: "in",
  signedIn: "401 login-required",
  general: "302 /",
  payment: "302 /planos",
  admin: "401 no-permission",
  mentoringTests: "401 no-permission",
  mentors: "302 /mentoria-de-estudos",
  mentoring: "301 /mentoria-de-estudos",
  mentoringChief: "401 no-permission",
  moderation: "401 no-permission",
  essayGrading: "401 no-permission",
  essayCoordination: "401 no-permission",
  plantelVolunteer: "302 /plantel",
  plantelAdmin: "401 no-permission",
  campaignRequests: "401 no-permission",
  maristaChallenge: "401 no-permission",
  maristaHome: "401 no-permission",
  schoolStudent: "302 /horizonte?redirect=%2Fescolas%2Fhorizonte%2Fx%3Fa%3D1",
  schoolTeacher: "302 /horizonte?redirect=%2Fescolas%2Fhorizonte%2Fx%3Fa%3D1",
  schoolManagement: "302 /horizonte?redirect=%2Fescolas%2Fhorizonte%2Fx%3Fa%3D1",
};

describe("a page that refuses", () => {
  it.each(Object.keys(rules) as RuleName[])(
    "by the rule %s answers a visitor as required (R-ACCESS-1)",
    (rule) => {
      expect(answered(rule, null, "/escolas/horizonte/x?a=1", "horizonte")).toBe(visitors[rule]);
    },
  );

  it.each([
    ["schoolStudent", "horizonte-aluna", "in"],
    ["schoolTeacher", "horizonte-professor", "in"],
    ["schoolManagement", "horizonte-assistente", "in"],
    ["schoolManagement", "admin", "in"],
    ["schoolTeacher", "horizonte-aluna", "302 /horizonte?redirect=%2Fescolas%2Fhorizonte%2Fx"],
    ["schoolManagement", "horizonte-professor", "302 /horizonte?redirect=%2Fescolas%2Fhorizonte%2Fx"],
    ["schoolStudent", "azambuja-admin", "302 /horizonte?redirect=%2Fescolas%2Fhorizonte%2Fx"],
    ["schoolManagement", "azambuja-admin", "302 /horizonte?redirect=%2Fescolas%2Fhorizonte%2Fx"],
  ] as const)("of a school, by the rule %s, answers %s: %s", (rule, name, answer) => {
    expect(answered(rule, demoViewer(name), "/escolas/horizonte/x", "horizonte")).toBe(answer);
  });

  it("redirects to no other site, whatever replaces the school", () => {
    const answer = answered("schoolStudent", null, "/escolas/%2Fevil.example/x", "/evil.example");
    expect(answer).toMatch(/^302 \/%2Fevil\.example\?redirect=/);
  });

  it("of a school without a school in its address lets no school's people in", () => {
    expect(answered("schoolStudent", demoViewer("horizonte-admin"), "/x")).toBe("401 no-permission");
  });
});
