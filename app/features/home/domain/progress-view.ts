import { accuracyOf, subjectStandings } from "#app/features/accounts/domain/progress/accuracy.ts";
import { bandOf, levelProgress } from "#app/features/accounts/domain/progress/level.ts";
import { streakOf } from "#app/features/accounts/domain/progress/streak.ts";
import { weekSeries } from "#app/features/accounts/domain/progress/week-series.ts";
import { subjectWithId } from "#app/features/bank/domain/catalogue/subjects.ts";
import { noFilters } from "#app/features/bank/domain/search/filters/search-filters.ts";
import { searchAddress } from "#app/features/bank/domain/search/search-address.ts";
import { weekOf } from "#app/platform/time/week.ts";

const WEEKS = 8;

export type Counters = {
  totalPoints: number;
  questions: number;
  correct: number;
  weekQuestions: Readonly<Record<string, number>>;
  weekCorrect: Readonly<Record<string, number>>;
  weekPoints: Readonly<Record<string, number>>;
  subjectAnswers: Readonly<Record<string, number>>;
  subjectCorrect: Readonly<Record<string, number>>;
};

export function levelOfPoints(points: number) {
  const { level, to, share } = levelProgress(points);
  const { name, label } = bandOf(level);
  return { points, level, share, band: { name, label }, missing: to === null ? null : to - points };
}

/** `now` in epoch seconds. */
export function progressView(counters: Counters, now: number, most: { subjects: number }) {
  const standings = subjectStandings(counters.subjectAnswers, counters.subjectCorrect, most.subjects);
  return {
    level: levelOfPoints(counters.totalPoints),
    questions: counters.questions,
    correct: counters.correct,
    accuracy: accuracyOf(counters.correct, counters.questions),
    weeks: weekSeries(
      { questions: counters.weekQuestions, correct: counters.weekCorrect, points: counters.weekPoints },
      now,
      WEEKS,
    ),
    streak: streakOf(counters.weekQuestions, weekOf(now)),
    subjects: standings.map(({ subject, answers, correct, accuracy }) => ({
      name: subjectWithId(subject)?.name ?? "",
      answers,
      correct,
      accuracy,
      address: searchAddress({ ...noFilters, subjects: [subject] }),
    })),
  };
}

export type ProgressView = ReturnType<typeof progressView> & { place: number | null };
