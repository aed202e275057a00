import type { TopicCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { type PlacedQuestion, questionHeading } from "#app/features/bank/domain/question-heading.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { analysisOfClasses, analysisOfPeople } from "../../domain/analysis/release.ts";
import type { ScoredSitting, SortedQuestion } from "../../domain/analysis/tally.ts";
import { type AssessmentDocument, placedQuestions } from "../../domain/assessment.ts";
import { storeClassResults, storeSubmissionTopics } from "../../queries/analysis-writing.server.ts";

/** An assessment's number and its questions by place; null: a question that is gone. */
export type AnalysedAssessment = { assessment: number; questions: readonly (SortedQuestion | null)[] };

type QuestionToSort = PlacedQuestion & { skill: number | null };

/** By place, as `tallyOf` expects. `rows`: of `questionsToSort`. */
export function sortedQuestions(
  document: AssessmentDocument,
  rows: readonly QuestionToSort[],
  catalogue: TopicCatalogue,
): (SortedQuestion | null)[] {
  const byOrd = new Map(rows.map((row) => [row.ord, row]));
  return placedQuestions(document).map(({ ord }) => {
    const row = byOrd.get(ord);
    if (!row) return null;
    const { code, exam, place } = questionHeading(row, catalogue);
    const topics = [...new Set(row.topics.map((id) => catalogue.byId.get(id)?.id ?? id))];
    const name = place ? `${exam}, ${place}` : exam;
    return { ord, code, name, subject: row.subject, topics, skill: row.skill };
  });
}

/** A step of a release: each person's topics from its sittings. Idempotent. */
export function analysisOfStep(
  db: Database,
  { assessment, questions }: AnalysedAssessment,
  sittings: readonly ScoredSitting[],
) {
  return [storeSubmissionTopics(db, assessment, analysisOfPeople(questions, sittings))] as const;
}

/** The end of a release, and of a changed key: the classes' results from all scored sittings of the assessment. */
export function analysisOfAll(
  db: Database,
  { assessment, questions }: AnalysedAssessment,
  sittings: readonly ScoredSitting[],
) {
  return storeClassResults(db, assessment, analysisOfClasses(questions, sittings));
}
