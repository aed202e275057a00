/** Of an area's 45 questions: with fewer there is no score. */
export const LEAST_FOR_SCORE = 40;

/** Those that are shown: of enough questions. */
export function shownScores<Score extends { held?: number; size: number }>(
  scores: readonly Score[] | null,
): Score[] {
  return (scores ?? []).filter(({ held, size }) => (held ?? size) >= LEAST_FOR_SCORE);
}
