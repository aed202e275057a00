import { letteredAlternatives } from "#app/features/bank/domain/answers/check-answer.ts";
import type { QuestionKind } from "#app/features/bank/domain/draft.ts";
import type { PaperQuestion } from "#app/features/bank/domain/paper/paper-question.ts";

/** A question with alternatives that name their place: "primeira de 7". */
export function givenQuestion(
  ord: number,
  changes: Partial<PaperQuestion> = {},
  kind: QuestionKind = "single-choice",
): PaperQuestion {
  const htmls = ["primeira", "segunda", "terceira", "quarta", "quinta"].map((word) => `${word} de ${ord}`);
  return {
    ord,
    number: null,
    language: null,
    kind,
    annulled: false,
    statement: `<p>Enunciado ${ord}.</p>`,
    alternatives: letteredAlternatives(kind, htmls),
    heading: null,
    ...changes,
  };
}
