import { schoolPanel } from "#app/features/school/queries/people-list.server.ts";
import { schoolById } from "#app/features/school/queries/schools.server.ts";
import { assessmentReader } from "#app/features/school/services/assessment-reader.ts";
import type { SchoolActor } from "#app/features/school/services/school-actor.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { FIRST_PAGE, pageOfRows, rowsToRead } from "#app/platform/lists/domain/page.ts";
import { assessmentState } from "../../domain/assessment.ts";
import type { AssessmentFilter } from "../../domain/making/assessment-filter.ts";
import { studentState } from "../../domain/sitting/student-state.ts";
import {
  assessmentsFor,
  assessmentsToTake,
  type MadeRow,
  type TakenRow,
} from "../../queries/assessment-list.server.ts";

const PAGE = 25;

/** A row of those who make it; `rules` stay on the server. */
function madeAssessment(row: MadeRow, now: number) {
  const { num, id, title, opensAt, closesAt, questions, classes, updatedAt, started } = row;
  return {
    num,
    id,
    title,
    opensAt,
    closesAt,
    questions,
    classes,
    updatedAt,
    started,
    state: assessmentState(row, now),
  };
}
export type MadeAssessment = ReturnType<typeof madeAssessment>;

/** A student's row: nothing of the rules but the duration. */
export function takenAssessment(row: TakenRow, now: number) {
  const { num, id, title, questions, publishedAt, releasedAt, rules, sitting } = row;
  const opensAt = row.ownOpensAt ?? row.opensAt;
  const closesAt = row.ownClosesAt ?? row.closesAt;
  const times = { publishedAt, releasedAt, opensAt, closesAt };
  const state = studentState({ times, rules, sitting, moreAttempts: row.moreAttempts ?? 0 }, now);
  const minutes = rules.minutes === null ? null : rules.minutes + (row.extraMinutes ?? 0);
  return {
    num,
    id,
    title,
    questions,
    opensAt,
    closesAt,
    minutes,
    state,
    submittedAt: sitting?.submittedAt ?? null,
  };
}
export type TakenAssessment = ReturnType<typeof takenAssessment>;

/** A page of a school's assessments, newest first, in one trip. Throws page-not-found. */
export async function listAssessments(
  deps: Deps,
  actor: SchoolActor,
  filter: AssessmentFilter,
  below: number | null,
) {
  const reader = assessmentReader(actor);
  const { now } = { now: deps.now() };
  const page = { below: below ?? FIRST_PAGE, limit: rowsToRead(PAGE) };
  const isStudent = reader.role === "student";
  const {
    school: [school],
    made,
    taken,
    panel: [panel],
  } = await deps.read({
    school: schoolById(deps.db, actor.schoolId),
    made: assessmentsFor(deps.db, reader, filter, { ...page, now, limit: isStudent ? 0 : page.limit }),
    taken: assessmentsToTake(deps.db, reader, { ...page, limit: isStudent ? page.limit : 0 }),
    panel: schoolPanel(deps.db, actor.schoolId),
  });
  if (!school) throw new AppError("page-not-found");
  const ofMade = pageOfRows(made, PAGE, ({ num }) => num);
  const ofTaken = pageOfRows(taken, PAGE, ({ num }) => num);
  return {
    school: { id: school.id, name: school.name },
    isStudent,
    made: ofMade.shown.map((row) => madeAssessment(row, now)),
    taken: ofTaken.shown.map((row) => takenAssessment(row, now)),
    next: ofMade.next ?? ofTaken.next,
    classes: isStudent ? [] : (panel?.classes ?? []),
  };
}
