/** As they come (newest first, or as in the exam), or drawn by lot. */
export type PracticeOrder = "given" | "random";

/**
 * Chooses so many questions, in the order asked for. `random` gives numbers from 0 up to 1, as Math.random does. What is
 * drawn is drawn from all that were found, not shuffled among the first alone.
 */
export function pickQuestions(
  ords: readonly number[],
  choice: { count: number; order: PracticeOrder },
  random: () => number,
): number[] {
  const rest = [...new Set(ords)];
  if (choice.order === "given") return rest.slice(0, choice.count);
  const picked: number[] = [];
  while (picked.length < choice.count && rest.length > 0)
    picked.push(...rest.splice(Math.floor(random() * rest.length), 1));
  return picked;
}
