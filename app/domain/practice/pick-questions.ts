export type PracticeOrder = "given" | "random";

/** Random picks come from all candidates. `random` returns [0, 1), as Math.random. */
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
