export type WeightedAnswer = { fraction: number };

/** The weights of a choice: one correct answer, several (unsupported), or none. */
export type ChoiceKey = { key: string | null; isMultiple: boolean; problem: string | null };

const letters = "ABCDE";

/** The correct letter by percentages: one answer at 100 and no other above 0, whatever is declared. */
export function choiceKey(answers: readonly WeightedAnswer[], declaredSingle: boolean): ChoiceKey {
  const full = answers.flatMap(({ fraction }, at) => (fraction >= 100 ? [at] : []));
  const positive = answers.filter(({ fraction }) => fraction > 0).length;
  const [right] = full;
  if (!declaredSingle && positive > 1) return { key: null, isMultiple: true, problem: null };
  if (full.length > 1) return { key: null, isMultiple: false, problem: "mais de uma alternativa certa" };
  const key = right === undefined ? null : (letters[right] ?? null);
  return { key, isMultiple: false, problem: problemOf(answers.length, right) };
}

function problemOf(count: number, right: number | undefined): string | null {
  if (count < 2) return "menos de duas alternativas";
  if (count > letters.length) return "mais de cinco alternativas";
  return right === undefined ? "sem gabarito" : null;
}
