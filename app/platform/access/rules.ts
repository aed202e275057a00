import { communityPaths } from "#app/features/communities/paths.ts";
import { aboutPaths, homePaths } from "#app/features/home/paths.ts";
import { mentoringPaths } from "#app/features/mentoring/paths.ts";
import type { ClaimName, SchoolRole } from "./claims.ts";

/** `school:teacher`: of **the school in the address**: role and tenant in one check (SEC-04). */
export type Grant = "anyone" | "signed-in" | ClaimName | `school:${SchoolRole}`;

type GoTo = { goTo: string; status: 301 | 302 };

/** A 401, a 401 with the login dialog, another page, or the school's sign-in page with the way back. */
export type Denial = "no-permission" | "ask-login" | "back-to-school" | GoTo;

export type Rule = { allow: readonly Grant[]; denied: Denial };

function goTo(path: string, status: GoTo["status"] = 302): GoTo {
  return { goTo: path, status };
}

const aboutMentoring = mentoringPaths.about();

/** One row per row of the permission tables (R-ACCESS-2, R-ACCESS-3), then those of later pages. */
export const rules = {
  public: { allow: ["anyone"], denied: "no-permission" },
  /** Whatever belongs to one person. */
  signedIn: { allow: ["signed-in"], denied: "ask-login" },
  /** A visitor's is the front page (R-ROUTE-6). */
  general: { allow: ["signed-in"], denied: goTo(homePaths.home()) },
  payment: { allow: ["signed-in"], denied: goTo(aboutPaths.plans()) },
  admin: { allow: ["admin"], denied: "no-permission" },
  mentoringTests: { allow: ["mentor", "mentee", "admin"], denied: "no-permission" },
  mentors: { allow: ["mentor", "admin"], denied: goTo(aboutMentoring) },
  mentoring: { allow: ["mentee", "admin"], denied: goTo(aboutMentoring, 301) },
  /** The chief mentor's: who accompanies whom. */
  mentoringChief: { allow: ["chiefMentor", "admin"], denied: "no-permission" },
  moderation: { allow: ["moderator", "admin"], denied: "no-permission" },
  /** The platform's essays: graders of the team, as data. */
  essayGrading: { allow: ["moderator", "mentor", "chiefMentor", "admin"], denied: "no-permission" },
  /** The panel, appeals, and how graders agree. */
  essayCoordination: { allow: ["moderator", "chiefMentor", "admin"], denied: "no-permission" },
  /** What a volunteer has served. */
  plantelVolunteer: {
    allow: ["plantelUser", "plantelAdmin", "admin"],
    denied: goTo(communityPaths.plantel()),
  },
  plantelAdmin: { allow: ["plantelAdmin", "admin"], denied: "no-permission" },
  /** Requests for a community's access: each admin sees those of their own. */
  campaignRequests: { allow: ["plantelAdmin", "maristaAdmin", "admin"], denied: "no-permission" },
  maristaChallenge: { allow: ["maristaUser", "maristaAdmin", "admin"], denied: "no-permission" },
  maristaHome: { allow: ["maristaAdmin", "admin"], denied: "no-permission" },
  /** Dashboard, notebooks, assessments, results, essays, error analysis, question view. */
  schoolStudent: {
    allow: ["school:student", "school:teacher", "school:assistant", "school:admin", "admin"],
    denied: "back-to-school",
  },
  /** Library, class, create assessment. */
  schoolTeacher: {
    allow: ["school:teacher", "school:assistant", "school:admin", "admin"],
    denied: "back-to-school",
  },
  /** Management of users and classes, of the school's exams, audit, support. */
  schoolManagement: { allow: ["school:assistant", "school:admin", "admin"], denied: "back-to-school" },
} as const satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;
