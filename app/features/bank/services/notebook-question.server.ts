import { letteredAlternatives } from "../domain/answers/check-answer.ts";
import type { TopicCatalogue } from "../domain/catalogue/topic-catalogue.ts";
import { ungradedText } from "../domain/held-back.ts";
import { questionHeading } from "../domain/question-heading.ts";
import type { AnsweredQuestion, QuestionForStudent } from "../queries/reading.server.ts";

/** A question inside a notebook, for the same card as in the bank. */
export function notebookQuestion(
  question: QuestionForStudent,
  answered: AnsweredQuestion | null,
  catalogue: TopicCatalogue,
) {
  return {
    ord: question.ord,
    heading: questionHeading(question, catalogue),
    excerpt: question.excerpt,
    kind: question.kind,
    annulled: question.status === "annulled",
    hasSolution: question.hasSolution,
    statement: question.statementHtml,
    alternatives: letteredAlternatives(question.kind, question.alternativesHtml),
    answered,
    ungraded: ungradedText(question),
  };
}
export type NotebookQuestion = ReturnType<typeof notebookQuestion>;
