import type { TopicCatalogue } from "#app/domain/catalogue/topic-catalogue.ts";
import { questionHeading } from "#app/domain/questions/question-heading.ts";
import type { PracticeResultRow } from "#app/queries/practice/questions.server.ts";

/** A question of a finished session, as the result shows it. The right letter only where it was answered. */
export function resultQuestion(row: PracticeResultRow, catalogue: TopicCatalogue) {
  const { code, exam, subject, topics, place } = questionHeading(row, catalogue);
  const { position, choice, letter, late } = row;
  const seconds = row.spent ?? 0;
  const right = letter === null || choice === null ? null : letter === choice;
  return {
    position,
    code,
    exam,
    place,
    subject,
    topics,
    choice,
    letter,
    late,
    seconds,
    right,
    marked: row.marked === 1,
  };
}

export type ResultQuestion = ReturnType<typeof resultQuestion>;
