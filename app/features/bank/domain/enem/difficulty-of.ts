import type { Difficulty } from "../draft.ts";

/** INEP's b has mean 0 and deviation 1 among school leavers: easy below the mean. */
const easyBelow = 0;
/** About one candidate in nine has the required proficiency. */
const hardFrom = 1.2;

export function difficultyOf(b: number | null): Difficulty | null {
  if (b === null) return null;
  if (b < easyBelow) return 1;
  return b < hardFrom ? 2 : 3;
}
