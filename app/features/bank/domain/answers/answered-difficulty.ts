import type { Difficulty } from "../draft.ts";

/** Fewest answers for a difficulty. */
export const FEWEST_ANSWERS = 20;
/** Share of right answers: easy from here. */
const EASY_FROM = 0.65;
const HARD_BELOW = 0.35;

/** Null with too few answers. */
export function answeredDifficulty({ right, total }: { right: number; total: number }): Difficulty | null {
  if (total < FEWEST_ANSWERS) return null;
  const share = right / total;
  if (share >= EASY_FROM) return 1;
  return share >= HARD_BELOW ? 2 : 3;
}
