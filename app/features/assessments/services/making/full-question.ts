import { letteredAlternatives } from "#app/features/bank/domain/answers/check-answer.ts";
import type { TopicCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { questionHeading } from "#app/features/bank/domain/question-heading.ts";
import type { QuestionInFull } from "../../queries/making.server.ts";

/** A question in full text for who makes an assessment; never a key. */
export function fullQuestion(row: QuestionInFull, catalogue: TopicCatalogue) {
  const { code, exam, place, subject, topics } = questionHeading(row, catalogue);
  return {
    code,
    exam,
    place,
    subject,
    topic: topics[0] ?? null,
    kind: row.kind,
    difficulty: row.officialDifficulty ?? row.answeredDifficulty ?? row.difficulty,
    annulled: row.status === "annulled",
    statement: row.statementHtml,
    alternatives: letteredAlternatives(row.kind, row.alternativesHtml),
  };
}
export type FullQuestion = ReturnType<typeof fullQuestion>;
