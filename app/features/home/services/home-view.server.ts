import { subjectStandings } from "#app/features/accounts/domain/progress/accuracy.ts";
import { courseInstitutions } from "#app/features/bank/domain/catalogue/course-institutions.ts";
import { likelyExam } from "#app/features/bank/domain/catalogue/exam-days.ts";
import { institutionWithId } from "#app/features/bank/domain/catalogue/institutions.ts";
import { subjectWithId } from "#app/features/bank/domain/catalogue/subjects.ts";
import type { TopicCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { type ListedQuestion, listedQuestion } from "#app/features/bank/domain/listed-question.ts";
import { type QuestionHeading, questionHeading } from "#app/features/bank/domain/question-heading.ts";
import { noFilters, type SearchFilters } from "#app/features/bank/domain/search/filters/search-filters.ts";
import { searchAddress } from "#app/features/bank/domain/search/search-address.ts";
import type { SearchRow } from "#app/features/bank/queries/search.server.ts";
import type { PracticeMode } from "#app/features/practice/domain/session.ts";
import { deadlineOf, endOf } from "#app/features/practice/domain/session-end.ts";
import { practicePaths } from "#app/features/practice/paths.ts";
import { questionPaths } from "#app/features/questions/paths.ts";
import { dayInSaoPaulo } from "#app/platform/time/calendar.ts";
import { progressView } from "../domain/progress-view.ts";
import { daysToExam, homeNews, levelReached, reviewOf, trackOf, weakTopicsOf } from "./home-today.server.ts";
import type { Home } from "./read-home.server.ts";

/** Subjects shown (R-PROG-4). */
const SUBJECTS = 3;

function listed(row: SearchRow, search: string, catalogue: TopicCatalogue): ListedQuestion {
  return listedQuestion(row, (code) => questionPaths.inSearch(code, search), catalogue);
}

function searchOf(filters: Partial<SearchFilters>): string {
  return searchAddress({ ...noFilters, ...filters });
}

export type Continuation = {
  last: { heading: QuestionHeading; address: string; answeredAt: number | null };
  /** Unanswered questions of the last question's institution. */
  rest: { institution: string; address: string };
  next: ListedQuestion | null;
};

export function continuationOf(
  { last, next, progress }: Pick<Home, "last" | "next" | "progress">,
  catalogue: TopicCatalogue,
): Continuation | null {
  if (!last) return null;
  const search = searchOf({ institutions: [last.institution], subjects: [last.subject] });
  const heading = questionHeading(last, catalogue);
  return {
    last: {
      heading,
      address: questionPaths.inSearch(heading.code, search),
      answeredAt: progress.lastAnsweredAt,
    },
    rest: {
      institution: institutionWithId(last.institution)?.name ?? "",
      address: searchOf({ institutions: [last.institution], mine: "unanswered" }),
    },
    next: next && listed(next, search, catalogue),
  };
}

export type PracticeUnderWay = {
  mode: PracticeMode;
  title: string;
  address: string;
  /** From 1. */
  at: number;
  size: number;
  /** Epoch seconds; null without a limit. */
  deadline: number | null;
  timeUp: boolean;
};

export function practiceOf({ practice }: Pick<Home, "practice">, now: number): PracticeUnderWay | null {
  if (!practice) return null;
  const { id, mode, title, position, size } = practice;
  const deadline = deadlineOf(practice);
  const ended = endOf(practice, now) !== null;
  return {
    mode,
    title,
    address: ended ? practicePaths.result(id) : practicePaths.session(id),
    at: position + 1,
    size,
    deadline,
    timeUp: deadline !== null && now >= deadline,
  };
}

/** All that a student's first page displays. `now` in epoch seconds. */
export function homeView(home: Home, now: number, catalogue: TopicCatalogue) {
  const { progress } = home;
  const [first] = subjectStandings(progress.subjectAnswers, progress.subjectCorrect);
  const top = first && subjectWithId(first.subject);
  const exam = top ? [] : home.courses.flatMap((course) => courseInstitutions[course] ?? []).slice(0, 1);
  const within = { subjects: top ? [top.id] : [], institutions: exam };
  const days = daysToExam(home, now);
  const unanswered = searchOf({ ...within, mine: "unanswered" });
  const suggestionSearch = searchOf(within);
  return {
    ...progressView(progress, now, { subjects: SUBJECTS }),
    place: home.place,
    courses: home.courses,
    continuation: continuationOf(home, catalogue),
    practice: practiceOf(home, now),
    now,
    review: reviewOf(home, now),
    track: trackOf(home),
    daysToExam: days,
    likelyExam: days === null ? likelyExam(home.courses, dayInSaoPaulo(now)) : null,
    reached: levelReached(home),
    weakTopics: weakTopicsOf(home, catalogue),
    ...homeNews(home, now),
    suggestions: {
      subject: top?.name ?? null,
      address: unanswered,
      questions: home.suggestions.map((row) => listed(row, suggestionSearch, catalogue)),
    },
  };
}

export type HomeView = ReturnType<typeof homeView>;
