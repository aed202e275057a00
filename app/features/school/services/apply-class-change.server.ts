import type { SchoolRole } from "#app/platform/access/claims.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { enterClasses, leaveClasses, updateClasses } from "../queries/class-changes.server.ts";
import { classOfSchool } from "../queries/classes.server.ts";
import { classesOfPerson, personOfSchool } from "../queries/people-list.server.ts";
import { setPeopleActive } from "../queries/people-writes.server.ts";
import {
  auditClassChange,
  auditEntering,
  auditInSchool,
  auditLeaving,
} from "../queries/school-audit.server.ts";
import {
  isManagement,
  requireForRole,
  requireManagement,
  type SchoolActor,
  schoolEntry,
  writingOf,
} from "./school-actor.ts";

export type ClassChange = { personId: string; role: SchoolRole; classes: readonly string[] };

/**
 * Role and classes of a person as they shall be, in one atomic batch (R-SCHOOL-2). Throws person-not-found,
 * own-membership, admin-role-denied.
 */
export async function applyClassChange(deps: Deps, actor: SchoolActor, wanted: ClassChange): Promise<void> {
  requireManagement(actor);
  const { schoolId } = actor;
  const { personId, role } = wanted;
  const [person] = await deps.read(personOfSchool(deps.db, schoolId, personId));
  if (!person) throw new AppError("person-not-found");
  if (role !== person.role) {
    if (person.num === actor.person) throw new AppError("own-membership");
    requireForRole(actor, role, person.role);
  }
  await deps.write([
    auditClassChange(deps.db, schoolEntry(deps, actor, "school.role"), personId, wanted),
    ...updateClasses(deps.db, schoolId, wanted, writingOf(deps, actor)),
  ]);
}

/** Throws class-not-found, class-archived. */
async function openClass(deps: Deps, schoolId: string, classId: string): Promise<{ year: number }> {
  const [found] = await deps.read(classOfSchool(deps.db, schoolId, classId));
  if (!found) throw new AppError("class-not-found");
  if (!found.active) throw new AppError("class-archived");
  return { year: found.year };
}

/** Adds people to a class; `moves` removes them from their other classes of its year, whose stays become history. */
export async function addToClass(
  deps: Deps,
  actor: SchoolActor,
  { classId, people, moves }: { classId: string; people: readonly string[]; moves: boolean },
): Promise<void> {
  requireManagement(actor);
  if (people.length === 0) throw new AppError("selection-empty");
  const { schoolId } = actor;
  const { year } = await openClass(deps, schoolId, classId);
  const { at } = writingOf(deps, actor);
  const left = moves ? await otherClasses(deps, schoolId, people, { classId, year }) : [];
  await deps.write([
    auditEntering(deps.db, schoolEntry(deps, actor, "school.role"), schoolId, { classId, people, left }),
    ...(left.length > 0 ? leaveClasses(deps.db, schoolId, people, left, at) : []),
    enterClasses(deps.db, schoolId, people, [classId], at),
  ]);
}

/** The current classes of people in a year but one: those of another year, such as the next, are no transfer. */
async function otherClasses(
  deps: Deps,
  schoolId: string,
  people: readonly string[],
  { classId, year }: { classId: string; year: number },
): Promise<string[]> {
  const { stays } = await deps.read({ stays: people.map((id) => classesOfPerson(deps.db, schoolId, id)) });
  const others = stays.flat().filter((stay) => stay.until === 0 && stay.year === year && stay.id !== classId);
  return [...new Set(others.map(({ id }) => id))];
}

/** Removes people from a class; their stay becomes history. Throws class-not-found, class-archived. */
export async function removeFromClass(
  deps: Deps,
  actor: SchoolActor,
  { classId, people }: { classId: string; people: readonly string[] },
): Promise<void> {
  requireManagement(actor);
  const { schoolId } = actor;
  await openClass(deps, schoolId, classId);
  await deps.write([
    auditLeaving(deps.db, schoolEntry(deps, actor, "school.role"), schoolId, { classId, people }),
    ...leaveClasses(deps.db, schoolId, people, [classId], deps.now()),
  ]);
}

/** Activates or inactivates a person. Throws person-not-found, own-membership, admin-role-denied. */
export async function setActive(
  deps: Deps,
  actor: SchoolActor,
  { personId, active }: { personId: string; active: boolean },
): Promise<void> {
  if (!isManagement(actor)) throw new AppError("no-permission");
  const [person] = await deps.read(personOfSchool(deps.db, actor.schoolId, personId));
  if (!person) throw new AppError("person-not-found");
  if (person.num === actor.person) throw new AppError("own-membership");
  requireForRole(actor, person.role);
  await deps.write([
    auditInSchool(deps.db, schoolEntry(deps, actor, "school.active"), personId, {
      before: { active: person.active },
      after: { active },
    }),
    setPeopleActive(deps.db, actor.schoolId, [personId], active, writingOf(deps, actor)),
  ]);
}
