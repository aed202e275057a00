import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, outer, pick } from "#app/platform/db/fields.server.ts";
import { questionSolutions, questionSources } from "#drizzle/schema/bank/questions.ts";
import type { DrawnParts } from "../domain/written/solution-parts.ts";

/** Source texts; those of the solution are null without one. */
const texts = {
  ...pick(columns(questionSources, "s"), "ord", "statement", "alternatives"),
  ...outer(pick(columns(questionSolutions, "a"), "solution", "hint", "explanation")),
};

/** A page of the bank by ord, with quarantined questions and the sources of their HTML. */
export function textsOfQuestions(db: Database, after: number, limit: number) {
  return db.select(
    texts,
    sql`FROM question_sources s LEFT JOIN question_solutions a ON a.ord = s.ord
    WHERE s.ord > CAST(${after} AS INTEGER) ORDER BY s.ord LIMIT ${limit}`,
  );
}

export type QuestionHtml = {
  ord: number;
  statement: string;
  alternatives: string[];
  solution: string | null;
  hint: string | null;
  explanation: string | null;
  parts: DrawnParts | null;
};

/** Replaces HTML of questions and solutions if it differs. */
export function setQuestionHtml(db: Database, questions: readonly QuestionHtml[]) {
  const given = sql`SELECT value v, value ->> 'ord' ord FROM json_each(${JSON.stringify(questions)}) LIMIT ${questions.length}`;
  return [
    db.statement(sql`UPDATE questions SET statement_html = v ->> 'statement', alternatives_html = v -> 'alternatives'
      FROM (${given}) g WHERE questions.ord = g.ord
        AND (statement_html, alternatives_html) IS NOT (v ->> 'statement', v -> 'alternatives')`),
    db.statement(sql`UPDATE question_solutions
      SET solution_html = v ->> 'solution', hint_html = v ->> 'hint', explanation_html = v ->> 'explanation',
        parts = nullif(v -> 'parts', 'null')
      FROM (${given}) g WHERE question_solutions.ord = g.ord
        AND (solution_html, hint_html, explanation_html, parts)
          IS NOT (v ->> 'solution', v ->> 'hint', v ->> 'explanation', nullif(v -> 'parts', 'null'))`),
  ] as const;
}
