import { planName } from "#app/domain/billing/tiers-table.ts";
import { AppError } from "#app/errors/app-error.ts";
import { seatGroupsOfSchool, seatsOfSchool } from "#app/queries/billing/seats.server.ts";
import { schoolById } from "#app/queries/school/schools.server.ts";
import type { Deps } from "../deps.ts";
import { requireManagement, type SchoolActor } from "../school/school-actor.ts";

/** Most seats of a school that are shown. */
const SEATS = 2000;

/** The seats that a school was given, for its managers. One round trip. Throws no-permission, school-not-found. */
export async function openSchoolLicence(deps: Deps, actor: SchoolActor) {
  requireManagement(actor);
  const { db } = deps;
  const now = deps.now();
  const [[school], groups, seats] = await deps.read(
    schoolById(db, actor.schoolId),
    seatGroupsOfSchool(db, actor.schoolId),
    seatsOfSchool(db, actor.schoolId, SEATS),
  );
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

export type SchoolLicence = Awaited<ReturnType<typeof openSchoolLicence>>;
