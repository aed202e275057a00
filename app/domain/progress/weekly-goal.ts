import type { WeekOfAnswers } from "./week-series.ts";

/** Questions a week: five study days of six. */
export const WEEKLY_GOAL = 30;

/** Weeks in a row with answers, up to now; the running week breaks nothing. `weeks`: oldest first. */
export function weekStreak(weeks: readonly Pick<WeekOfAnswers, "questions">[]): number {
  const before = weeks.slice(0, -1);
  const pause = before.findLastIndex(({ questions }) => questions === 0);
  const running = (weeks.at(-1)?.questions ?? 0) > 0 ? 1 : 0;
  return before.length - 1 - pause + running;
}

/** Between 0 and 1. */
export function goalShare(questions: number): number {
  return Math.min(1, questions / WEEKLY_GOAL);
}
