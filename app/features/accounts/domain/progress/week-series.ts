import { lastWeeks } from "#app/platform/time/week.ts";

/** `monday` is the week's key, "2026-11-16"; `points`: only of one's own weeks. */
export type WeekOfAnswers = { monday: string; questions: number; correct: number; points?: number };

type WeekCounters = {
  questions: Readonly<Record<string, number>>;
  correct: Readonly<Record<string, number>>;
  points: Readonly<Record<string, number>>;
};

/** The last `count` weeks, oldest first, with the current one. A week without answers counts zero. */
export function weekSeries(
  counters: WeekCounters,
  epochSeconds: number,
  count: number,
): Required<WeekOfAnswers>[] {
  return lastWeeks(epochSeconds, count).map((monday) => ({
    monday,
    questions: counters.questions[monday] ?? 0,
    correct: counters.correct[monday] ?? 0,
    points: counters.points[monday] ?? 0,
  }));
}

/** Axis end: the smallest of 2, 4, 6, 8, 10 × 10ⁿ above the largest value, so the middle is an integer; at least 2. */
export function scaleEnd(largest: number): number {
  let unit = 1;
  while (largest > 10 * unit) unit *= 10;
  return unit * (2 * Math.max(1, Math.ceil(largest / (2 * unit))));
}
