/** Points of a first answer: 1 for answering, 2 more when right (R-PROG-1). */
export const POINTS_PER_ANSWER = 1;
export const EXTRA_POINTS_WHEN_CORRECT = 2;

export function pointsOfAnswer(correct: boolean): number {
  return POINTS_PER_ANSWER + (correct ? EXTRA_POINTS_WHEN_CORRECT : 0);
}
