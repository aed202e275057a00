/** Questions a week: five study days of six. */
export const WEEKLY_GOAL = 30;

/** Between 0 and 1. */
export function goalShare(questions: number): number {
  return Math.min(1, questions / WEEKLY_GOAL);
}
