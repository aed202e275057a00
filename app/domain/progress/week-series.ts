import { lastWeeks } from "./week.ts";

/** One week of a person's answers; `monday` is its key, "2026-11-16". */
export type WeekOfAnswers = { monday: string; questions: number; correct: number };

type WeekCounters = {
  questions: Readonly<Record<string, number>>;
  correct: Readonly<Record<string, number>>;
};

/** The last `count` weeks, oldest first, ending with the present one. A week without answers counts zero. */
export function weekSeries(counters: WeekCounters, epochSeconds: number, count: number): WeekOfAnswers[] {
  return lastWeeks(epochSeconds, count).map((monday) => ({
    monday,
    questions: counters.questions[monday] ?? 0,
    correct: counters.correct[monday] ?? 0,
  }));
}

/**
 * Where the scale of a chart ends: the smallest of 2, 4, 6, 8 and 10 times a power of ten that holds the largest value,
 * so that its middle is a whole number too. 2 where there is nothing to show.
 */
export function scaleEnd(largest: number): number {
  let unit = 1;
  while (largest > 10 * unit) unit *= 10;
  return unit * (2 * Math.max(1, Math.ceil(largest / (2 * unit))));
}
