/** Points of a first answer: 1 for answering, 2 more when right (spec 001 §9). */
export const POINTS_PER_ANSWER = 1;
export const EXTRA_POINTS_WHEN_CORRECT = 2;
/** Activity points: 1 for each answered question (spec 001 §9). */
export const ACTIVITY_PER_ANSWER = 1;

/** The points a first answer earns. */
export function pointsOfAnswer(correct: boolean): number {
  return POINTS_PER_ANSWER + (correct ? EXTRA_POINTS_WHEN_CORRECT : 0);
}

/** The points of a whole ledger: what the counters must always equal. */
export function pointsOfLedger(ledger: readonly { correct: boolean }[]): number {
  return ledger.reduce((total, answer) => total + pointsOfAnswer(answer.correct), 0);
}
