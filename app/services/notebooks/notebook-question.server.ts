import type { TopicCatalogue } from "#app/domain/catalogue/topic-catalogue.ts";
import { letteredAlternatives } from "#app/domain/questions/check-answer.ts";
import { ungradedText } from "#app/domain/questions/held-back.ts";
import { questionHeading } from "#app/domain/questions/question-heading.ts";
import type { AnsweredQuestion, QuestionForStudent } from "#app/queries/questions/reading.server.ts";

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
