import type { Deps } from "#app/platform/context/deps.ts";
import type { KnownPerson } from "../../domain/roster/plan-person.ts";
import type { KnownClass } from "../../domain/roster/resolve-classes.ts";
import {
  classesForRoster,
  peopleForRoster,
  type RosterPersonRow,
} from "../../queries/roster-people.server.ts";

/** People in a trip: a few hundred bytes each. */
const PAGE = 5000;

type SchoolState = { people: KnownPerson[]; classes: KnownClass[] };

export function knownPerson(row: RosterPersonRow): KnownPerson {
  const { id, num, firstName, lastName, email, mobile, schoolUserId, role, active, year, stays } = row;
  return {
    id,
    num,
    firstName,
    lastName,
    email: email ?? "",
    mobile: mobile ?? "",
    schoolUserId: schoolUserId ?? "",
    role,
    active,
    year,
    classes: stays.map((stay) => stay.id),
  };
}

/** Everybody and every class of a school, as a plan compares them. */
export async function readSchoolState(deps: Deps, schoolId: string): Promise<SchoolState> {
  const people: KnownPerson[] = [];
  let after = 0;
  for (;;) {
    const { rows, classes } = await deps.read({
      rows: peopleForRoster(deps.db, schoolId, after, PAGE),
      classes: classesForRoster(deps.db, schoolId),
    });
    for (const row of rows) people.push(knownPerson(row));
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return { people, classes };
    after = last.place;
  }
}
