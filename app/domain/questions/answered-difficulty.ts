import type { Difficulty } from "./draft.ts";

/** Fewer answers say nothing of a question's difficulty. */
export const FEWEST_ANSWERS = 20;
/** From this share of right answers on a question is easy, and below the other hard. */
const EASY_FROM = 0.65;
const HARD_BELOW = 0.35;

/** The difficulty that first answers show; null while they are too few to tell. */
export function answeredDifficulty({ right, total }: { right: number; total: number }): Difficulty | null {
  if (total < FEWEST_ANSWERS) return null;
  const share = right / total;
  if (share >= EASY_FROM) return 1;
  return share >= HARD_BELOW ? 2 : 3;
}
