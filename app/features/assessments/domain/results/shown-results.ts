import { LATE_GRACE } from "#app/features/bank/domain/held-back.ts";
import type { AssessmentRules, Showing } from "../assessment.ts";

/** `handedIn`: the student's last sitting has ended and no other may follow. */
export type ResultMoment = { handedIn: boolean; closed: boolean; released: boolean };
export type ShownParts = { score: boolean; key: boolean; comments: boolean };

function isShown(showing: Showing, { handedIn, closed, released }: ResultMoment): boolean {
  if (showing === "never") return false;
  if (released) return true;
  return showing === "closed" ? closed : showing === "handed-in" && (handedIn || closed);
}

/** What a student sees after submitting. Comments reveal keys, so they are shown only together with them. */
export function partsShown(
  rules: Pick<AssessmentRules, "showScore" | "showKey" | "showComments">,
  moment: ResultMoment,
): ShownParts {
  const key = isShown(rules.showKey, moment);
  return {
    score: isShown(rules.showScore, moment),
    key,
    comments: key && isShown(rules.showComments, moment),
  };
}

/**
 * Whether nobody may start or answer any more. `lastClosing`: the latest of all windows, those of single students too; null: one
 * stays open. `lastEnd`: the latest deadline of a sitting under way; null: there is none.
 */
export function isAllOver(
  { lastClosing, lastEnd }: { lastClosing: number | null; lastEnd: number | null },
  now: number,
): boolean {
  if (lastClosing === null || now < lastClosing) return false;
  return lastEnd === null || now > lastEnd + LATE_GRACE;
}

/** Why a student sees no score, in a sentence. */
export function waitingSentence(showScore: Showing): string {
  if (showScore === "never") return "A nota deste simulado não é mostrada aqui. Fale com o professor.";
  if (showScore === "released") return "O resultado sai quando o professor liberar.";
  return "O resultado sai quando o simulado encerrar para todos.";
}
