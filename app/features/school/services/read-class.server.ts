import { levelOf } from "#app/features/accounts/domain/progress/level.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { inNameOrder } from "#app/platform/text/compare-texts.ts";
import { DAY } from "#app/platform/time/units.ts";
import { answeredWeeks } from "../domain/answered-weeks.ts";
import { ABSENT_DAYS } from "../domain/attention.ts";
import { noFilter, type SchoolPeopleFilter } from "../domain/people-filter.ts";
import { type ClassMemberRow, classOfSchool, membersOfClass } from "../queries/classes.server.ts";
import { peopleOfSchool, schoolPanel } from "../queries/people-list.server.ts";
import { schoolById } from "../queries/schools.server.ts";
import { fullName, schoolLook, schoolPersonView } from "./school-person-view.server.ts";

const FOUND = 12;

/** A class, its people and their week, in one trip; `wanted`: people to add, by words. Throws as `findSchool`, class-not-found. */
export async function readClass(deps: Deps, schoolId: string, classId: string, wanted: string) {
  const filter: SchoolPeopleFilter = { ...noFilter, text: wanted, active: true };
  const {
    school: [school],
    found: [found],
    rows: members,
    people,
    panel: [panel],
  } = await deps.read({
    school: schoolById(deps.db, schoolId),
    found: classOfSchool(deps.db, schoolId, classId),
    rows: membersOfClass(deps.db, schoolId, classId),
    people: peopleOfSchool(deps.db, schoolId, filter, 0, wanted === "" ? 0 : FOUND),
    panel: schoolPanel(deps.db, schoolId),
  });
  if (!school) throw new AppError("page-not-found");
  if (!found) throw new AppError("class-not-found");
  const now = deps.now();
  const rows = inNameOrder(members);
  const studying = rows.filter(({ role }) => role === "student");
  const ids = new Set(rows.map(({ id }) => id));
  const { id, name, year, active } = found;
  return {
    school: { id: school.id, name: school.name },
    class: { id, name, year, active },
    students: studying.map((row) => studentView(row, now)),
    teachers: rows
      .filter(({ role }) => role === "teacher")
      .map((row) => ({ id: row.id, name: fullName(row) })),
    weeks: answeredWeeks(studying, now),
    found: people
      .map((row) => schoolPersonView(row, panel?.classes ?? []))
      .filter((person) => !ids.has(person.id)),
  };
}

export type ClassPage = Awaited<ReturnType<typeof readClass>>;

function studentView(row: ClassMemberRow, now: number) {
  const lastSeen = row.lastAnsweredAt || null;
  const points = row.totalPoints;
  return {
    id: row.id,
    name: fullName(row),
    look: schoolLook(row.id, points),
    level: points === null ? null : levelOf(points),
    lastSeen,
    absent: row.active && (lastSeen === null || lastSeen < now - ABSENT_DAYS * DAY),
    hasAccess: row.account !== null,
  };
}
