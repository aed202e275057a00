import type { Viewer } from "#app/access/viewer.ts";
import { courseInstitutions } from "#app/domain/catalogue/course-institutions.ts";
import { coursesOf } from "#app/queries/accounts/profiles.server.ts";
import { openPracticeOf, type PracticeSession } from "#app/queries/practice/sessions.server.ts";
import { type ProgressRow, progressOf } from "#app/queries/progress/progress.server.ts";
import {
  lastAnswered,
  nextOfLast,
  unansweredOfTopSubject,
} from "#app/queries/questions/next-questions.server.ts";
import type { SearchRow } from "#app/queries/questions/search.server.ts";
import { placeAmongAll } from "#app/queries/ranking/places.server.ts";
import type { Deps } from "../deps.ts";

/** Suggested questions; one may equal the next of the last search. */
const SUGGESTIONS = 4;

export type Progress = Omit<ProgressRow, "userNum">;

export type Home = {
  progress: Progress;
  /** Among everybody, by all points; null before the first points, and for who left the ranking. */
  place: number | null;
  /** The question answered last, and the next one of its institution and subject. */
  last: SearchRow | null;
  next: SearchRow | null;
  suggestions: SearchRow[];
  practice: PracticeSession | null;
  /** The exams of the questionnaire. */
  courses: readonly string[];
};

/** The counters before the first answer. */
export const nothingYet: Progress = {
  totalPoints: 0,
  questions: 0,
  correct: 0,
  activity: 0,
  weekQuestions: {},
  weekCorrect: {},
  weekPoints: {},
  subjectAnswers: {},
  subjectCorrect: {},
  lastOrd: null,
  lastAnsweredAt: null,
  recent: [],
};

/** A student's counters, last question and suggestions. One round trip, at most 60 rows. */
export async function readHome(deps: Deps, viewer: Viewer): Promise<Home> {
  const { db } = deps;
  const [[counters], [ranking], [last], [next], suggestions, [practice], [profile]] = await deps.read(
    progressOf(db, viewer.num),
    placeAmongAll(db, { num: viewer.num }),
    lastAnswered(db, viewer.num),
    nextOfLast(db, viewer.num),
    unansweredOfTopSubject(db, viewer, courseInstitutions, SUGGESTIONS),
    openPracticeOf(db, viewer.num),
    coursesOf(db, viewer.id),
  );
  const progress = counters ?? nothingYet;
  return {
    progress,
    place: ranking?.place ?? null,
    last: last ?? null,
    next: next ?? null,
    suggestions: suggestions.filter((each) => each.ord !== next?.ord),
    practice: practice ?? null,
    courses: profile?.courses ?? [],
  };
}
