import { decimal, plural } from "#app/platform/text/format.ts";
import type { Coherence } from "../tri/person-fit.ts";
import type { AreaScore } from "./score-sheet.ts";
import { LEAST_FOR_SCORE } from "./shown-scores.ts";

/** "742,3"; "entre 738 e 747" where it is a band; "cerca de 620" for an estimate. */
export function scoreText({ kind, score, low, high }: AreaScore): string {
  if (low === high) return decimal(score);
  if (kind === "estimate") return `cerca de ${Math.round(score)}`;
  return `entre ${Math.round(low)} e ${Math.round(high)}`;
}

/** What the score is worth, after it. */
export function worthText({ kind, low, high, reason }: AreaScore): string {
  if (kind === "exact") return "É a nota que o Inep daria a estas respostas.";
  if (kind === "estimate")
    return `${reason ?? ""} De cada dez, nove notas ficam entre ${Math.round(low)} e ${Math.round(high)}.`.trim();
  return reason ?? "";
}

/** About questions, never about the person. Null where there is nothing to say. */
export function coherenceText(coherence: Coherence | null): string | null {
  if (!coherence) return null;
  const { incoherent, easyMissed, hardRight } = coherence;
  const easy = plural(easyMissed, "fácil", "fáceis");
  if (!incoherent)
    return easyMissed === 0
      ? "Seus acertos combinam com a dificuldade das questões."
      : `Seus acertos combinam com a dificuldade das questões; ${easy} ${easyMissed === 1 ? "escapou" : "escaparam"}.`;
  return hardRight > 0 && easyMissed > 0
    ? `Você acertou ${plural(hardRight, "difícil", "difíceis")} e errou ${easy}: assim as difíceis renderam menos. Comece pelas fáceis que escaparam.`
    : "Seus acertos não seguiram a dificuldade das questões, e por isso renderam menos do que poderiam.";
}

/** Why an area has no score. */
export function missingText(missing: number): string {
  if (missing === 0) return "Sem as respostas oficiais destas questões, não há nota.";
  const verb = missing === 1 ? "Falta" : "Faltam";
  return `${verb} ${plural(missing, "questão", "questões")} para uma nota: ela pede ao menos ${LEAST_FOR_SCORE} das 45 da área.`;
}

/** "+9,4" */
export function effectText(effect: number): string {
  return `${effect > 0 ? "+" : ""}${decimal(effect)}`;
}
