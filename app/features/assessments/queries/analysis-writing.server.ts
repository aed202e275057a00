import { sql } from "drizzle-orm";
import { placed, question } from "#app/features/bank/queries/question-fields.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { pick } from "#app/platform/db/fields.server.ts";
import type { AnalysisOfClass, AnalysisOfPerson } from "../domain/analysis/release.ts";

/** More than a step of a release has; SQLite plans a limited list as the outer loop. */
const MOST_ROWS = 1000;

/** What the analysis sorts the questions of an assessment by; in no order. */
export function questionsToSort(db: Database, assessment: number) {
  return db.select(
    { ...placed, ...pick(question, "skill") },
    sql`FROM assessments a CROSS JOIN json_each(a.document, '$.sections') g CROSS JOIN json_each(g.value, '$.questions') h
      CROSS JOIN questions q ON q.ord = h.value ->> 'ord' WHERE a.num = ${assessment}`,
  );
}

/** Each person's. Idempotent. */
export function storeSubmissionTopics(db: Database, assessment: number, rows: readonly AnalysisOfPerson[]) {
  return db.statement(sql`INSERT INTO submission_topics (person, assessment, topics, questions, evidence)
    SELECT value ->> 'person', a.num, value -> 'topics', value -> 'questions', value -> 'evidence'
    FROM (SELECT value FROM json_each(${JSON.stringify(rows)}) LIMIT ${sql.raw(String(MOST_ROWS))})
      CROSS JOIN assessments a ON a.num = ${assessment} WHERE true
    ON CONFLICT (person, assessment) DO UPDATE SET topics = excluded.topics, questions = excluded.questions,
      evidence = excluded.evidence`);
}

/** Those of all classes, whole; students without any sitting left have no part in them. */
export function storeClassResults(db: Database, assessment: number, rows: readonly AnalysisOfClass[]) {
  const sent = JSON.stringify(rows);
  return [
    db.statement(sql`DELETE FROM class_results WHERE assessment = ${assessment}
      AND class NOT IN (SELECT value ->> 'class' FROM json_each(${sent}))`),
    db.statement(sql`INSERT INTO class_results (assessment, class, school, shown_at, n, topics, questions, evidence)
    SELECT a.num, value ->> 'class', a.school, iif(a.deleted_at IS NULL, a.released_at, NULL), value ->> 'n',
      value -> 'topics', value -> 'questions', value -> 'evidence'
    FROM (SELECT value FROM json_each(${sent}) LIMIT ${sql.raw(String(MOST_ROWS))})
      CROSS JOIN assessments a ON a.num = ${assessment} WHERE true
    ON CONFLICT (assessment, class) DO UPDATE SET shown_at = excluded.shown_at, n = excluded.n, topics = excluded.topics,
      questions = excluded.questions, evidence = excluded.evidence`),
  ] as const;
}
