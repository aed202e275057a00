import { coursesOf } from "#app/features/accounts/queries/profiles.server.ts";
import { type ProgressRow, progressOf } from "#app/features/accounts/queries/progress.server.ts";
import { courseInstitutions } from "#app/features/bank/domain/catalogue/course-institutions.ts";
import type { SearchRow } from "#app/features/bank/queries/search.server.ts";
import { type ThreadLineRow, threadFeed } from "#app/features/forum/queries/threads.server.ts";
import { audienceKey } from "#app/features/messages/domain/audience.ts";
import {
  type NotificationRow,
  notificationsFor,
} from "#app/features/messages/queries/notifications.server.ts";
import { placeOn } from "#app/features/practice/domain/ranking/own-place.ts";
import { eventsEndingAfter, type ListedEvent } from "#app/features/practice/queries/mocks/events.server.ts";
import { placeAmongAll } from "#app/features/practice/queries/ranking/places.server.ts";
import { openPracticeOf, type PracticeSession } from "#app/features/practice/queries/sessions.server.ts";
import {
  lastAnswered,
  nextOfLast,
  unansweredOfTopSubject,
} from "#app/features/questions/queries/next-questions.server.ts";
import { type TrackUnderWay, tracksUnderWay } from "#app/features/tracks/queries/next-step.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { FIRST_PAGE } from "#app/platform/lists/domain/page.ts";
import { DAY } from "#app/platform/time/units.ts";
import { reviewsWaiting, type WaitingRow, type WrongRow, wrongLately } from "../queries/home.server.ts";

/** Suggested questions; one may equal the next of the last search. */
const SUGGESTIONS = 2;
const THREADS = 1;
/** One may be cancelled. */
const EVENTS = 2;
/** Seconds that a notice to everybody stays on the page. */
const NEWS = 14 * DAY;

const newestThreads = {
  view: "newest",
  subject: null,
  expression: null,
  before: FIRST_PAGE,
  limit: THREADS,
  userId: "",
} as const;

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
  waiting: WaitingRow | null;
  /** Newest first. */
  wrong: readonly WrongRow[];
  tracks: readonly TrackUnderWay[];
  threads: readonly ThreadLineRow[];
  /** Of the calendar, soonest first. */
  events: readonly ListedEvent[];
  /** To everybody, newest first. */
  news: readonly NotificationRow[];
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
  celebratedLevel: 1,
};

/** A student's counters, last question and suggestions. One round trip, at most 60 rows. */
export async function readHome(deps: Deps, viewer: Viewer): Promise<Home> {
  const { db } = deps;
  const now = deps.now();
  const {
    counters: [counters],
    ranking: [ranking],
    last: [last],
    next: [next],
    suggestions,
    practice: [practice],
    profile: [profile],
    waiting: [waiting],
    wrong,
    ...lists
  } = await deps.read({
    counters: progressOf(db, viewer.num),
    ranking: placeAmongAll(db, { num: viewer.num }),
    last: lastAnswered(db, viewer.num),
    next: nextOfLast(db, viewer.num),
    suggestions: unansweredOfTopSubject(db, viewer, courseInstitutions, SUGGESTIONS),
    practice: openPracticeOf(db, viewer.num),
    profile: coursesOf(db, viewer.id),
    waiting: reviewsWaiting(db, viewer.num),
    wrong: wrongLately(db, viewer.num, now),
    tracks: tracksUnderWay(db, viewer.num),
    threads: threadFeed(db, { ...newestThreads, asker: { userNum: viewer.num, now } }),
    events: eventsEndingAfter(db, viewer.num, now, EVENTS),
    news: notificationsFor(
      db,
      { userId: viewer.id, audiences: [audienceKey({ kind: "everybody" })] },
      now,
      now - NEWS,
    ),
  });
  const progress = counters ?? nothingYet;
  return {
    progress,
    place: ranking ? placeOn(ranking).place : null,
    last: last ?? null,
    next: next ?? null,
    suggestions: suggestions.filter((each) => each.ord !== next?.ord),
    practice: practice ?? null,
    courses: profile?.courses ?? [],
    waiting: waiting ?? null,
    wrong: wrong.toReversed(),
    ...lists,
  };
}
