import type { Difficulty } from "#app/domain/questions/draft.ts";

/** INEP's b is on a scale with mean 0 and deviation 1 among those leaving school: below its mean a question is easy. */
const easyBelow = 0;
/** From here about one candidate in nine has the proficiency the question asks for. */
const hardFrom = 1.2;

/** The difficulty that INEP's parameter b means, or null where it is unknown. */
export function difficultyOf(b: number | null): Difficulty | null {
  if (b === null) return null;
  if (b < easyBelow) return 1;
  return b < hardFrom ? 2 : 3;
}
