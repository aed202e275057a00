import type { WeekOfAnswers } from "#app/features/accounts/domain/progress/week-series.ts";
import { lastWeeks } from "#app/platform/time/week.ts";

const WEEKS = 5;

type Counters = {
  weekQuestions: Readonly<Record<string, number>> | null;
  weekCorrect: Readonly<Record<string, number>> | null;
};

/** Answers of some people together, week by week, the current one last. */
export function answeredWeeks(people: readonly Counters[], now: number): WeekOfAnswers[] {
  return lastWeeks(now, WEEKS).map((monday) => ({
    monday,
    questions: people.reduce((sum, { weekQuestions }) => sum + (weekQuestions?.[monday] ?? 0), 0),
    correct: people.reduce((sum, { weekCorrect }) => sum + (weekCorrect?.[monday] ?? 0), 0),
  }));
}
