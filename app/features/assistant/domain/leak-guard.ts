import { leakFinder } from "./guard/leak-finder.ts";
import { type SentenceGuard, sentenceGuard } from "./sentence-guard.ts";
import type { TutorKey, TutorQuestion } from "./tutor-material.ts";

export const plainHint =
  "Vamos sem a resposta por enquanto: releia o que a pergunta pede e compare cada alternativa com o que o enunciado diz.";

/** Passes what reveals nothing of a question's answer; then the further hint. */
export function leakGuard(question: TutorQuestion, key: TutorKey | null, furtherHint: string): SentenceGuard {
  const tells = leakFinder(question, key);
  return sentenceGuard(tells, () =>
    furtherHint.trim() && !tells(furtherHint, "") ? furtherHint : plainHint,
  );
}
