import type { SchoolRole } from "#app/platform/access/claims.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { PersonFields } from "../domain/person-fields.ts";
import { enterClasses } from "../queries/class-changes.server.ts";
import { insertPeople } from "../queries/people.server.ts";
import { personOfSchool } from "../queries/people-list.server.ts";
import { takenInSchool, updatePerson } from "../queries/people-writes.server.ts";
import { auditInSchool } from "../queries/school-audit.server.ts";
import {
  requireForRole,
  requireManagement,
  type SchoolActor,
  schoolEntry,
  writingOf,
} from "./school-actor.ts";

/** Normal fields (`normalPerson`) without problems. */
export type SavedPerson = PersonFields & { year: number };

async function refuseTaken(
  deps: Deps,
  schoolId: string,
  person: PersonFields & { id: string },
): Promise<void> {
  const [taken] = await deps.read(takenInSchool(deps.db, schoolId, person));
  if (taken?.email && person.email) throw new AppError("person-email-taken");
  if (taken?.schoolUserId && person.schoolUserId) throw new AppError("person-school-id-taken");
}

/**
 * Adds a person with their classes. Returns the id. Throws person-email-taken, person-school-id-taken,
 * admin-role-denied.
 */
export async function addPerson(
  deps: Deps,
  actor: SchoolActor,
  person: SavedPerson & { role: SchoolRole; classes: readonly string[] },
): Promise<string> {
  requireManagement(actor);
  requireForRole(actor, person.role);
  const id = deps.newId();
  const { schoolId } = actor;
  const { role, classes, year, firstName, lastName } = person;
  await refuseTaken(deps, schoolId, { ...person, id });
  const contact = {
    email: person.email || null,
    mobile: person.mobile || null,
    schoolUserId: person.schoolUserId || null,
  };
  const row = { id, firstName, lastName, ...contact, role, active: true, year, accountId: null };
  const writing = writingOf(deps, actor);
  await deps.write([
    insertPeople(deps.db, schoolId, [row], writing),
    enterClasses(deps.db, schoolId, [id], classes, writing.at),
    auditInSchool(deps.db, schoolEntry(deps, actor, "school.person"), id, { after: { role, classes } }),
  ]);
  return id;
}

/** Changes a person's data. Throws person-not-found, person-email-taken, person-school-id-taken. */
export async function updatePersonData(
  deps: Deps,
  actor: SchoolActor,
  id: string,
  person: SavedPerson,
): Promise<void> {
  requireManagement(actor);
  const { schoolId } = actor;
  await refuseTaken(deps, schoolId, { ...person, id });
  const [before] = await deps.read(personOfSchool(deps.db, schoolId, id));
  if (!before) throw new AppError("person-not-found");
  // Names and contacts stay out of the audit: it is only ever added to.
  const changed = (Object.keys(person) as (keyof SavedPerson)[]).filter(
    (name) => String(person[name]) !== String(before[name] ?? ""),
  );
  if (changed.length === 0) return;
  await deps.write([
    auditInSchool(deps.db, schoolEntry(deps, actor, "school.person"), id, { after: { fields: changed } }),
    updatePerson(deps.db, schoolId, id, person, writingOf(deps, actor)),
  ]);
}
