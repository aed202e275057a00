import type { QuestionKind } from "../draft.ts";

export type WeightedAnswer = { fraction: number };

/** One correct answer, several, or none. `problem`: in Portuguese. */
export type ChoiceKey = {
  kind: Extract<QuestionKind, "single-choice" | "multiple-choice">;
  key: string | null;
  problem: string | null;
};

const letters = "ABCDE";

/** The percentages that Moodle accepts, positive or negative; its import refuses all others. */
const moodleFractions: readonly number[] = [
  ...[100, 90, 83.33333, 80, 75, 70, 66.66667, 60, 50, 40, 33.33333, 30],
  ...[25, 20, 16.66667, 14.28571, 12.5, 11.11111, 10, 5, 0],
];
/** The tolerance of Moodle. */
const CLOSE = 0.001;

/** The correct letters by percentages. Of a single choice: one at 100 and no other above 0, whatever is declared. */
export function choiceKey(answers: readonly WeightedAnswer[], declaredSingle: boolean): ChoiceKey {
  const lettersWhere = (fits: (fraction: number) => boolean) =>
    answers.flatMap(({ fraction }, at) => (fits(fraction) ? (letters[at] ?? "?") : []));
  const positive = lettersWhere((fraction) => fraction > 0);
  const problem = countProblem(answers.length) ?? fractionProblem(answers);
  if (!declaredSingle && positive.length > 1)
    return {
      kind: "multiple-choice",
      key: positive.includes("?") ? null : positive.join(""),
      problem: problem ?? sumProblem(answers),
    };
  const [right, another] = lettersWhere((fraction) => fraction >= 100);
  const kind = "single-choice";
  if (another) return { kind, key: null, problem: "mais de uma alternativa certa" };
  const key = right === undefined || right === "?" ? null : right;
  return { kind, key, problem: problem ?? (right === undefined ? "sem gabarito" : null) };
}

function countProblem(count: number): string | null {
  if (count < 2) return "menos de duas alternativas";
  return count > letters.length ? "mais de cinco alternativas" : null;
}

function fractionProblem(answers: readonly WeightedAnswer[]): string | null {
  const at = answers.findIndex(
    ({ fraction }) => !moodleFractions.some((each) => Math.abs(Math.abs(fraction) - each) < CLOSE),
  );
  const refused = answers[at];
  return refused ? `fração que o Moodle não aceita: ${percentOf(refused.fraction)} em ${letters[at]}` : null;
}

/** Marking all right answers must give the whole mark. */
function sumProblem(answers: readonly WeightedAnswer[]): string | null {
  const sum = answers.reduce((total, { fraction }) => total + Math.max(0, fraction), 0);
  return Math.abs(sum - 100) < 0.1 ? null : `as frações certas somam ${percentOf(sum)}, e não 100%`;
}

function percentOf(fraction: number): string {
  return `${String(Math.round(fraction * 100_000) / 100_000).replace(".", ",")}%`;
}

/** A fraction of 100, as Moodle writes it: "33.33333". */
export function moodleFraction(parts: number): string {
  return String(Math.round(10_000_000 / parts) / 100_000);
}
