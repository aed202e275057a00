import { weekSeries } from "#app/features/accounts/domain/progress/week-series.ts";
import { progressOf } from "#app/features/accounts/queries/progress.server.ts";
import { assessmentsToTake, newestMade } from "#app/features/assessments/queries/assessment-list.server.ts";
import { takenAssessment } from "#app/features/assessments/services/making/list-assessments.server.ts";
import { notebooksFor } from "#app/features/notebooks/queries/notebook-list.server.ts";
import { listedNotebook } from "#app/features/notebooks/services/list-notebooks.server.ts";
import { openPracticeOf } from "#app/features/practice/queries/sessions.server.ts";
import { lastAnswered, nextOfLast } from "#app/features/questions/queries/next-questions.server.ts";
import { attentionIn } from "#app/features/school/domain/attention.ts";
import { newsOf, notebookToContinue } from "#app/features/school/domain/notebook-news.ts";
import { countInPanel, noFilter, schoolRoleNames } from "#app/features/school/domain/people-filter.ts";
import type { NotebookReader } from "#app/features/school/domain/school-reader.ts";
import { schoolPanel } from "#app/features/school/queries/people-list.server.ts";
import { schoolById } from "#app/features/school/queries/schools.server.ts";
import { fullName, schoolLook } from "#app/features/school/services/school-person-view.server.ts";
import { memberOf } from "#app/platform/access/decide.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { runningJobs } from "#app/platform/jobs/queries/jobs.server.ts";
import { viewJob } from "#app/platform/jobs/services/view-jobs.ts";
import { FIRST_PAGE } from "#app/platform/lists/domain/page.ts";
import { academicYear, dayInSaoPaulo } from "#app/platform/time/calendar.ts";
import { WEEK } from "#app/platform/time/units.ts";
import { lastWeeks } from "#app/platform/time/week.ts";
import { dueToGive, dueToTake } from "../domain/due-exams.ts";
import { classesTaughtBy, currentClassesOf } from "../queries/dashboard.server.ts";
import { continuationOf, practiceOf } from "./home-view.server.ts";
import { nothingYet } from "./read-home.server.ts";

/** Weeks of a chart, the current one included. */
const WEEKS = 6;
/** A person's classes shown, and students read of each one (rows read: 2 + 2 × AWAY a class). */
const CLASSES = 12;
const AWAY = 4;
/** Newest notebooks looked through for news (ten rows read each), and seconds during which a change is one. */
const NOTEBOOKS = 2;
const NEWS = WEEK;
/** Newest exams looked through for those that are due. */
const EXAMS = 5;
/** Jobs under way that are shown. */
const JOBS = 8;

/** The first page of a school for a person of it, by their role, in one trip. Throws page-not-found. */
export async function readSchoolStart(deps: Deps, viewer: Viewer, schoolId: string) {
  const member = memberOf(viewer, schoolId);
  const own =
    member?.role === "student"
      ? readStudentStart(deps, viewer, schoolId, member.person)
      : member?.role === "teacher"
        ? readTeacherStart(deps, viewer, schoolId, member.person)
        : readManagementStart(deps, viewer, schoolId);
  const [[school], start] = await Promise.all([deps.read(schoolById(deps.db, schoolId)), own]);
  if (!school) throw new AppError("page-not-found");
  return { school: { id: school.id, name: school.name }, now: deps.now(), ...start };
}

export type SchoolStart = Awaited<ReturnType<typeof readSchoolStart>>;

/** The newest notebooks a person reads or writes. */
function newestNotebooks(deps: Deps, reader: NotebookReader) {
  const page = { below: FIRST_PAGE, limit: NOTEBOOKS };
  return notebooksFor(deps.db, reader, { text: "", active: null, classId: null }, page);
}

async function readStudentStart(deps: Deps, viewer: Viewer, schoolId: string, person: number) {
  const { db } = deps;
  const reader = { schoolId, role: "student" as const, person, userNum: viewer.num };
  const {
    counters: [counters],
    last: [last],
    next: [next],
    practice: [practice],
    classes,
    rows,
    taken,
  } = await deps.read({
    counters: progressOf(db, viewer.num),
    last: lastAnswered(db, viewer.num),
    next: nextOfLast(db, viewer.num),
    practice: openPracticeOf(db, viewer.num),
    classes: currentClassesOf(db, person, CLASSES),
    rows: newestNotebooks(deps, reader),
    taken: assessmentsToTake(db, { ...reader, accountId: viewer.id }, { below: FIRST_PAGE, limit: EXAMS }),
  });
  const notebooks = rows.map(listedNotebook);
  const going = notebookToContinue(notebooks);
  const progress = counters ?? nothingYet;
  const study = { progress, last: last ?? null, next: next ?? null, practice: practice ?? null };
  const now = deps.now();
  return {
    kind: "student" as const,
    exams: dueToTake(
      taken.map((row) => takenAssessment(row, now)),
      now,
    ),
    classes: classes.map(({ name }) => name),
    going: going && { id: going.id, title: going.title, read: going.read, sections: going.sections },
    news: notebooks.flatMap((each) => {
      const why = newsOf(each);
      const { id, title, updatedAt, sections } = each;
      return why ? [{ id, title, why, updatedAt, sections }] : [];
    }),
    hasNotebooks: notebooks.length > 0,
    continuation: continuationOf(study, deps.catalogue.current()),
    practice: practiceOf(study, now),
    weeks: weekSeries(
      { questions: progress.weekQuestions, correct: progress.weekCorrect, points: progress.weekPoints },
      now,
      WEEKS,
    ),
  };
}

export type StudentStartView = Awaited<ReturnType<typeof readStudentStart>>;

async function readTeacherStart(deps: Deps, viewer: Viewer, schoolId: string, person: number) {
  const now = deps.now();
  const today = dayInSaoPaulo(now);
  const reader = { schoolId, role: "teacher" as const, person, userNum: viewer.num };
  const { rows, written, made } = await deps.read({
    rows: classesTaughtBy(deps.db, person, { today, people: AWAY, classes: CLASSES }),
    written: newestNotebooks(deps, reader),
    made: newestMade(deps.db, { ...reader, accountId: viewer.id }, EXAMS),
  });
  const classes = rows.map((row) => ({
    ...row,
    away: row.away.map(([seen, id, firstName, lastName]) => ({
      seen,
      id,
      name: fullName({ firstName, lastName }),
    })),
  }));
  return {
    kind: "teacher" as const,
    exams: dueToGive(made, now),
    attention: attentionIn(classes, today).map((each) =>
      each.reason === "away" ? { ...each, look: schoolLook(each.id, null) } : each,
    ),
    changed: written
      .filter(({ updatedAt }) => updatedAt > now - NEWS)
      .map(({ id, title, updatedAt }) => ({ id, title, updatedAt })),
    classes: classes.map(({ id, name, year, students, weeks }) => ({
      id,
      name,
      year,
      students,
      weeks: peopleByWeek(weeks, now),
    })),
  };
}

export type TeacherStartView = Awaited<ReturnType<typeof readTeacherStart>>;

async function readManagementStart(deps: Deps, viewer: Viewer, schoolId: string) {
  const { db } = deps;
  const reader = {
    schoolId,
    role: "manager" as const,
    person: null,
    userNum: viewer.num,
    accountId: viewer.id,
  };
  const {
    panel: [panel],
    jobs,
    made,
  } = await deps.read({
    panel: schoolPanel(db, schoolId),
    jobs: runningJobs(db, schoolId, JOBS),
    made: newestMade(db, reader, EXAMS),
  });
  const now = deps.now();
  const counts = panel?.counts ?? {};
  const year = academicYear(now);
  return {
    kind: "management" as const,
    exams: dueToGive(made, now),
    jobs: jobs.map((job) => {
      const { id, title, seen, expected, counted, link } = viewJob(deps, job);
      return { id, title, seen, expected, counted, link };
    }),
    roles: schoolRoleNames.map((role) => ({
      role,
      active: countInPanel(counts, { ...noFilter, roles: [role], active: true }),
      entered: panel?.entered[role] ?? 0,
      inactive: countInPanel(counts, { ...noFilter, roles: [role], active: false }),
    })),
    weeks: peopleByWeek(panel?.weeks ?? {}, now),
    classes: { year, count: (panel?.classes ?? []).filter((each) => each.year === year).length },
  };
}

export type ManagementStartView = Awaited<ReturnType<typeof readManagementStart>>;

/** Students who answered, week by week, the current one last. */
function peopleByWeek(weeks: Readonly<Record<string, number>>, now: number) {
  return lastWeeks(now, WEEKS).map((monday) => ({ monday, people: weeks[monday] ?? 0 }));
}

export type PeopleOfWeek = ReturnType<typeof peopleByWeek>[number];
