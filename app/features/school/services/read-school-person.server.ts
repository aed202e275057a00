import { SIGN_IN_BOUNDS } from "#app/features/accounts/domain/account-limits.ts";
import { deviceName } from "#app/features/accounts/domain/device-name.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { answeredWeeks } from "../domain/answered-weeks.ts";
import { lockedLogin } from "../queries/locked-logins.server.ts";
import {
  classesOfPerson,
  personOfSchool,
  type SchoolPersonDetail,
  schoolPanel,
  sessionsOfPerson,
} from "../queries/people-list.server.ts";
import { schoolById } from "../queries/schools.server.ts";
import { accessOf, fullName } from "./school-person-view.server.ts";

/** A person of the school with classes and their dates, activity and open sessions. Throws page-not-found, person-not-found. */
export async function readSchoolPerson(deps: Deps, schoolId: string, personId: string) {
  const {
    school: [school],
    person: [person],
    classes,
    panel: [panel],
    sessions,
    locked,
  } = await deps.read({
    school: schoolById(deps.db, schoolId),
    person: personOfSchool(deps.db, schoolId, personId),
    classes: classesOfPerson(deps.db, schoolId, personId),
    panel: schoolPanel(deps.db, schoolId),
    sessions: sessionsOfPerson(deps.db, schoolId, personId, deps.now()),
    locked: lockedLogin(deps.db, { schoolId, id: personId, now: deps.now() }, SIGN_IN_BOUNDS),
  });
  if (!school) throw new AppError("page-not-found");
  if (!person) throw new AppError("person-not-found");
  return {
    school: { id: school.id, name: school.name },
    person: personView(person),
    classes,
    weeks: answeredWeeks([person], deps.now()),
    locked: locked.length > 0,
    choices: panel?.classes ?? [],
    sessions: sessions.map(({ createdAt, userAgent }) => ({
      since: createdAt,
      device: deviceName(userAgent),
    })),
  };
}

function personView(person: SchoolPersonDetail) {
  const { id, firstName, lastName, email, mobile, schoolUserId, role, active, year, login } = person;
  return {
    id,
    firstName,
    lastName,
    email,
    mobile,
    schoolUserId,
    role,
    active,
    year,
    login,
    name: fullName(person),
    access: accessOf(person),
    hasSchoolLogin: person.accountId !== null && login !== null,
    pendingPasswordReset: person.pendingPasswordReset ?? false,
    lastSeen: person.lastAnsweredAt || null,
    points: person.totalPoints ?? 0,
  };
}

export type SchoolPersonPage = Awaited<ReturnType<typeof readSchoolPerson>>;

/** Throws person-not-found, also for a person of another school. */
export async function requireSchoolPerson(deps: Deps, schoolId: string, personId: string): Promise<void> {
  const [person] = await deps.read(personOfSchool(deps.db, schoolId, personId));
  if (!person) throw new AppError("person-not-found");
}
