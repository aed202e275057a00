/** One examinee: what they answered to a question ("" for none) and their score without it, as a share. */
export type AnswerAtScore = { answer: string; rest: number };

/** Of each third of the examinees by ability, from the lowest: how many there are and how many gave each answer. */
export type AbilityBand = { count: number; answers: Record<string, number> };

const BANDS = 3;

/** Equal scores never fall into two bands; a band may be empty. */
export function answerCurves(given: readonly AnswerAtScore[]): AbilityBand[] {
  const bands: AbilityBand[] = Array.from({ length: BANDS }, () => ({ count: 0, answers: {} }));
  for (const { answer, rest } of given) {
    const below = given.filter((other) => other.rest < rest).length;
    const band = bands[Math.floor((below * BANDS) / given.length)] as AbilityBand;
    band.count += 1;
    band.answers[answer] = (band.answers[answer] ?? 0) + 1;
  }
  return bands;
}
