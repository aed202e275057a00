import { schoolById } from "#app/features/school/queries/schools.server.ts";
import { requireManagement, type SchoolActor } from "#app/features/school/services/school-actor.ts";
import { planName } from "#app/platform/access/tiers-table.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { seatGroupsOfSchool, seatsOfSchool } from "../queries/seats.server.ts";

/** Most seats of a school that are shown. */
const SEATS = 2000;

/** The seats that a school was given, for its managers. One round trip. Throws no-permission, school-not-found. */
export async function loadSchoolLicence(deps: Deps, actor: SchoolActor) {
  requireManagement(actor);
  const { db } = deps;
  const now = deps.now();
  const {
    school: [school],
    groups,
    seats,
  } = await deps.read({
    school: schoolById(db, actor.schoolId),
    groups: seatGroupsOfSchool(db, actor.schoolId),
    seats: seatsOfSchool(db, actor.schoolId, SEATS),
  });
  if (!school) throw new AppError("school-not-found");
  return {
    school: { id: school.id, name: school.name },
    groups: groups.map(({ num, code, plan, months, seats: all, taken, endsAt, endedAt }) => ({
      ...{ code, months, taken, endsAt, seats: all, plan: planName(plan) },
      isOpen: endedAt === null && endsAt > now,
      people: seats
        .filter(({ group }) => group === num)
        .map(({ id, createdAt, firstName, lastName, isActive }) => ({
          ...{ id, since: createdAt, isActive },
          name: firstName === null ? null : `${firstName} ${lastName ?? ""}`.trim(),
        })),
    })),
  };
}

export type SchoolLicence = Awaited<ReturnType<typeof loadSchoolLicence>>;
