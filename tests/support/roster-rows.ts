import type { KnownPerson } from "#app/features/school/domain/roster/plan-person.ts";
import type { RosterOptions, RosterPlan } from "#app/features/school/domain/roster/plan-roster.ts";
import type { KnownClass } from "#app/features/school/domain/roster/resolve-classes.ts";
import type { RosterEntry } from "#app/features/school/domain/roster/roster-entry.ts";
import { slug } from "#app/platform/text/normalize.ts";

export const options: RosterOptions = {
  full: true,
  year: 2026,
  actor: { person: null, allRoles: true },
  recognise: "schoolUserId",
  choices: {},
};

export function entry(fields: Partial<RosterEntry> = {}): RosterEntry {
  const none = {
    lastName: "",
    email: "",
    mobile: "",
    schoolUserId: "",
    role: null,
    year: null,
    active: null,
  };
  return {
    ...none,
    source: "a.csv",
    sheet: "",
    line: 2,
    firstName: "Ana",
    classes: [],
    leaves: null,
    problem: null,
    doubts: [],
    twin: 0,
    is: null,
    ...fields,
  };
}

export function person(fields: Partial<KnownPerson> = {}): KnownPerson {
  const none = { lastName: "", email: "", mobile: "", schoolUserId: "", classes: [] };
  return {
    ...none,
    id: "p1",
    num: 1,
    firstName: "Ana",
    role: "student",
    active: true,
    year: 2026,
    ...fields,
  };
}

export function room(name: string, fields: Partial<KnownClass> = {}): KnownClass {
  return { id: `t-${slug(name)}`, name, slug: slug(name), year: 2026, active: true, ...fields };
}

export const outcomes = (plan: RosterPlan) => plan.people.map(({ outcome }) => outcome);
