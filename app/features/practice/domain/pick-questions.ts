import { shuffled } from "#app/platform/text/shuffled.ts";

export type PracticeOrder = "given" | "random";

/** Random picks come from all candidates. `random` returns [0, 1), as Math.random. */
export function pickQuestions(
  ords: readonly number[],
  choice: { count: number; order: PracticeOrder },
  random: () => number,
): number[] {
  const distinct = [...new Set(ords)];
  return (choice.order === "given" ? distinct : shuffled(distinct, random)).slice(0, choice.count);
}
