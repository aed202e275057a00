import { insertPeople, type NewSchoolPerson } from "#app/features/school/queries/people.server.ts";
import { addClass } from "#app/features/school/services/manage-classes.server.ts";
import type { SchoolActor } from "#app/features/school/services/school-actor.ts";
import type { SchoolRole } from "#app/platform/access/claims.ts";
import { memberOf } from "#app/platform/access/decide.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import { bindings } from "#tests/support/bindings.ts";
import { freshId, givenSchool, visitorDeps } from "#tests/support/given.ts";
import { givenKnown, type Known } from "#tests/support/given-admin.ts";

/** A school with somebody of its management. */
export type GivenSchool = { id: string; manager: Known; actor: SchoolActor };

/** A new school, and a person of it in this role (the administration unless said otherwise). */
export async function givenSchoolWith(role: SchoolRole = "admin"): Promise<GivenSchool> {
  const id = `escola-${freshId().slice(0, 10)}`;
  await givenSchool(id);
  const manager = await givenKnown({ school: { id, role } });
  return { id, manager, actor: actorOf(manager.viewer, id) };
}

function actorOf(viewer: Viewer, schoolId: string): SchoolActor {
  const member = memberOf(viewer, schoolId);
  const role = member?.role ?? "student";
  return { viewer, schoolId, role, person: member?.person ?? null, requestId: freshId() };
}

/** A person of a school without an account, as its office writes them. */
export function schoolPerson(fields: Partial<NewSchoolPerson> = {}): NewSchoolPerson {
  const none = { email: null, mobile: null, schoolUserId: null, accountId: null };
  const person = {
    id: freshId(),
    firstName: "Bia",
    lastName: "Ramos",
    role: "student",
    active: true,
    year: 2026,
  } as const;
  return { ...none, ...person, ...fields };
}

/** Adds people to a school; their ids in the same order. */
export async function givenPeople(schoolId: string, people: readonly NewSchoolPerson[]): Promise<string[]> {
  const deps = visitorDeps();
  for (let start = 0; start < people.length; start += 400)
    await deps.write(
      insertPeople(deps.db, schoolId, people.slice(start, start + 400), { at: deps.now(), by: null }),
    );
  return people.map(({ id }) => id);
}

/** Adds a class; its id. */
export function givenClass(actor: SchoolActor, name: string, year = 2026): Promise<string> {
  return addClass(visitorDeps(), actor, { name, year });
}

export async function rowsOf<Row>(sql: string, ...values: (string | number)[]): Promise<Row[]> {
  return (
    await bindings.DB.prepare(sql)
      .bind(...values)
      .all<Row>()
  ).results;
}
