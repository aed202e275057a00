import type { RoleInSchool } from "#app/platform/access/membership.ts";
import type { JobItem } from "#app/platform/jobs/domain/job-report.ts";
import { schoolRefusals } from "../refusals.ts";
import type { SchoolPeopleFilter } from "./people-filter.ts";

export const batchActs = ["activate", "inactivate", "enter", "leave", "role", "invite", "cards"] as const;
type BatchAct = (typeof batchActs)[number];
/** What long work of a school does. */
export type JobAct = BatchAct | "import" | "release";

/** Who is meant: ids, or all people of a filter. */
export type Selection = { ids: readonly string[] } | { filter: SchoolPeopleFilter };

/** The input of the job. `actor`: who started it and what they may do. */
export type PeopleBatch = {
  schoolId: string;
  act: BatchAct;
  classId: string | null;
  role: RoleInSchool | null;
  selection: Selection;
  actor: { person: number | null; allRoles: boolean };
};

/** A selected person before the step. */
export type BatchPerson = {
  num: number;
  id: string;
  name: string;
  role: RoleInSchool;
  active: boolean;
  email: string | null;
  hasAccount: boolean;
  inClass: boolean;
};

type Outcome = Pick<JobItem, "outcome" | "why" | "before">;

const changed: Outcome = { outcome: "changed" };
const same: Outcome = { outcome: "same" };

function refused(why: string): Outcome {
  return { outcome: "refused", why };
}

/** Whether the owner of the batch may inactivate a person or give them another role. */
function protectedFrom({ actor, role }: PeopleBatch, person: BatchPerson): Outcome | null {
  if (person.num === actor.person) return refused(schoolRefusals["own-membership"].message);
  if (!actor.allRoles && (person.role === "admin" || role === "admin"))
    return refused(schoolRefusals["admin-role-denied"].message);
  return null;
}

/** What becomes of one person; the same rules as on their own page. `barred`: why their address gets no mail now. */
export function batchOutcome(
  batch: PeopleBatch,
  person: BatchPerson,
  barred?: "unwanted" | "often",
): Outcome {
  switch (batch.act) {
    case "activate":
    case "inactivate": {
      if (person.active === (batch.act === "activate")) return same;
      return protectedFrom(batch, person) ?? changed;
    }
    case "role": {
      if (person.role === batch.role) return same;
      return protectedFrom(batch, person) ?? { ...changed, before: person.role };
    }
    case "enter":
      return person.inClass ? same : changed;
    case "leave":
      return person.inClass ? changed : same;
    case "invite":
      if (person.hasAccount) return refused(schoolRefusals["person-has-account"].message);
      if (barred === "unwanted") return refused(schoolRefusals["invitation-unwanted"].message);
      if (barred === "often") return refused(schoolRefusals["invitation-often"].message);
      return person.email ? changed : refused(schoolRefusals["person-without-email"].message);
    case "cards":
      return person.hasAccount ? refused(schoolRefusals["person-has-account"].message) : changed;
  }
}
