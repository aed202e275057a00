import { sql } from "drizzle-orm";
import type { PlacedQuestion } from "#app/domain/questions/question-heading.ts";
import { type Database, statement } from "../database.server.ts";

/** A question as a student or visitor may see it, with their own first answer; never its key or solution. */
export type QuestionForStudent = PlacedQuestion & {
  day: number | null;
  kind: "single-choice" | "right-wrong" | "open";
  difficulty: 1 | 2 | 3 | null;
  status: "published" | "annulled";
  hasSolution: 0 | 1;
  statementHtml: string;
  alternativesHtml: string;
  excerpt: string;
  answered: string | null;
  answeredAt: number | null;
};

/** The question of an ord, unless it waits in quarantine. Two rows at most: the question and the reader's own answer. */
export function questionForStudent(db: Database, ord: number, userNum: number | null) {
  return statement<QuestionForStudent>(
    db,
    sql`SELECT q.ord, q.institution, q.year, q.phase, q.day, q.booklet, q.number, q.subject, q.topics,
      q.kind, q.difficulty, q.status, q.origin, q.has_solution AS hasSolution, q.statement_html AS statementHtml,
      q.alternatives_html AS alternativesHtml, q.excerpt, a.alternative AS answered, a.answered_at AS answeredAt
    FROM questions q LEFT JOIN answers a ON a.user_num = ${userNum ?? -1} AND a.ord = q.ord
    WHERE q.ord = CAST(${ord} AS INTEGER) AND q.status <> 'quarantined'`,
  );
}

/** What is told about a question only to someone who has answered it. */
export type AnsweredQuestion = {
  letter: string | null;
  a: number;
  b: number;
  c: number;
  d: number;
  e: number;
  alternative: string;
  correct: 0 | 1;
  answeredAt: number;
  solutionHtml: string | null;
  hintHtml: string | null;
  explanationHtml: string | null;
};

/** Key, statistics and solution, released by the reader's own row in the ledger: no row, no key. */
export function questionAfterAnswer(db: Database, ord: number, userNum: number) {
  return statement<AnsweredQuestion>(
    db,
    sql`SELECT k.letter, k.a, k.b, k.c, k.d, k.e, a.alternative, a.correct, a.answered_at AS answeredAt,
      s.solution_html AS solutionHtml, s.hint_html AS hintHtml, s.explanation_html AS explanationHtml
    FROM answers a CROSS JOIN question_keys k ON k.ord = a.ord LEFT JOIN question_solutions s ON s.ord = a.ord
    WHERE a.user_num = ${userNum} AND a.ord = CAST(${ord} AS INTEGER)`,
  );
}
