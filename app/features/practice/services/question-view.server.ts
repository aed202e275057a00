import { type Alternative, letteredAlternatives } from "#app/features/bank/domain/answers/check-answer.ts";
import type { TopicCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import type { QuestionKind } from "#app/features/bank/domain/draft.ts";
import { heldSentence } from "#app/features/bank/domain/held-back.ts";
import { type QuestionHeading, questionHeading } from "#app/features/bank/domain/question-heading.ts";
import type { AnsweredQuestion } from "#app/features/bank/queries/reading.server.ts";
import { examHeading } from "../domain/exam-heading.ts";
import type { PracticeQuestionRow } from "../queries/questions.server.ts";

/** `answered` only after grading. */
export type PracticeQuestion = {
  position: number;
  heading: QuestionHeading;
  kind: QuestionKind;
  annulled: boolean;
  hasSolution: boolean;
  statement: string;
  alternatives: Alternative[];
  answered: AnsweredQuestion | null;
  /** Of an open exam of the reader (domain/questions/held-back.ts). */
  held: string | null;
};

/** Questions with the answers that the viewer may see; of an exam being sat, without what would help or name them. */
export function practiceQuestionViews(
  questions: readonly PracticeQuestionRow[],
  answers: readonly (AnsweredQuestion & { position: number })[],
  catalogue: TopicCatalogue,
): PracticeQuestion[] {
  return questions.map((question) => ({
    position: question.position,
    heading: question.isSat ? examHeading(question) : questionHeading(question, catalogue),
    kind: question.kind,
    annulled: question.status === "annulled",
    hasSolution: question.hasSolution && !question.isSat,
    statement: question.statementHtml,
    alternatives: letteredAlternatives(question.kind, question.alternativesHtml),
    answered: answers.find(({ position }) => position === question.position) ?? null,
    held: heldSentence(question.heldUntil),
  }));
}
