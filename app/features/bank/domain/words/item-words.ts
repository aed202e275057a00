import { formatPoints, formatShare, plural } from "#app/platform/text/format.ts";
import { answeredDifficulty } from "../answers/answered-difficulty.ts";
import { difficultyLabels } from "../labels.ts";

/** Discrimination (a). Most of INEP's items are between 1 and 3. */
export function discriminationWords(a: number): string {
  const how =
    a < 1
      ? "separa pouco quem domina o assunto de quem não domina"
      : a < 2
        ? "separa bem quem domina o assunto de quem não domina"
        : "separa muito bem quem domina o assunto de quem não domina";
  return `${formatPoints(a)}: ${how}.`;
}

/** Difficulty (b) on the exam's scale: mean 500, deviation 100 among the year's school leavers. */
export function difficultyWords(b: number): string {
  const points = Math.round((500 + 100 * b) / 10) * 10;
  return `${formatPoints(b)}: o acerto começa a ser provável perto de ${points} pontos na escala do ENEM.`;
}

/** Guessing (c): chance of a right answer without knowledge. */
export function guessWords(c: number): string {
  return `${formatPoints(c)}: quem não sabe acerta por acaso em cerca de ${formatShare(c)} das vezes.`;
}

/** Null with too few answers. */
export function answeredDifficultyWords(answers: { right: number; total: number }): string | null {
  const level = answeredDifficulty(answers);
  if (level === null) return null;
  const { right, total } = answers;
  const word = difficultyLabels[level].toLowerCase();
  return `${word}: ${formatShare(right / total)} de ${plural(total, "estudante acertou", "estudantes acertaram")} no Farol.`;
}
