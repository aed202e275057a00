import type { Alternative } from "#app/components/questions/alternatives.tsx";
import type { TopicCatalogue } from "#app/domain/catalogue/topic-catalogue.ts";
import { lettersOf } from "#app/domain/questions/check-answer.ts";
import { type QuestionHeading, questionHeading } from "#app/domain/questions/question-heading.ts";
import type { PracticeQuestionRow } from "#app/queries/practice/questions.server.ts";
import type { AnsweredQuestion } from "#app/queries/questions/reading.server.ts";

/** A question of a session as the page shows it; `answered` only where it may be known. */
export type PracticeQuestion = {
  position: number;
  heading: QuestionHeading;
  annulled: boolean;
  hasSolution: boolean;
  statement: string;
  alternatives: Alternative[];
  answered: AnsweredQuestion | null;
};

/** Questions with what may be known of their answers. */
export function shownQuestions(
  questions: readonly PracticeQuestionRow[],
  answers: readonly (AnsweredQuestion & { position: number })[],
  catalogue: TopicCatalogue,
): PracticeQuestion[] {
  return questions.map((question) => {
    const html = JSON.parse(question.alternativesHtml) as string[];
    return {
      position: question.position,
      heading: questionHeading(question, catalogue),
      annulled: question.status === "annulled",
      hasSolution: question.hasSolution === 1,
      statement: question.statementHtml,
      alternatives: lettersOf(question.kind, html.length).map((letter, index) => ({
        letter,
        html: html[index] ?? "",
      })),
      answered: answers.find(({ position }) => position === question.position) ?? null,
    };
  });
}
