import { type SQL, sql } from "drizzle-orm";
import { type PracticeItem, QUESTIONS_AT_ONCE } from "#app/domain/practice/session.ts";
import type { PlacedQuestion } from "#app/domain/questions/question-heading.ts";
import { type Database, statement } from "../database.server.ts";
import type { AnsweredQuestion } from "../questions/reading.server.ts";
import { OWN_ITEMS, type SessionKey } from "./sessions.server.ts";

/** Questions of a list that can be practised, in its order: no open ones, none in quarantine. */
export function practicableOf(db: Database, ords: readonly number[]) {
  return statement<{ ord: number }>(
    db,
    sql`SELECT q.ord FROM json_each(${JSON.stringify(ords)}) p CROSS JOIN questions q ON q.ord = p.value
    WHERE q.status <> 'quarantined' AND q.kind <> 'open' ORDER BY p.key`,
  );
}

type StoredItem = Omit<PracticeItem, "answered" | "marked"> & {
  answered: 0 | 1;
  marked: 0 | 1;
  spent: number;
};

/** What a person has done in a session: a row a question touched. */
export function practiceItems(db: Database, { id, userNum }: SessionKey) {
  return statement<StoredItem>(
    db,
    sql`SELECT i.place % 1000 AS position, i.choice, i.answered, i.marked, i.cut, i.changed_at AS changedAt, i.spent
    FROM practice_sessions s CROSS JOIN practice_items i ON ${OWN_ITEMS}
    WHERE s.id = ${id} AND s.user_num = ${userNum}`,
  );
}

/** A question of a session as it may be seen before any answer: never its key or solution. */
export type PracticeQuestionRow = PlacedQuestion & {
  position: number;
  kind: "single-choice" | "right-wrong" | "open";
  status: "published" | "annulled";
  hasSolution: 0 | 1;
  statementHtml: string;
  alternativesHtml: string;
};

/** Positions of a session, both included; a position alone, or null for where the person stopped, stands for those around it. */
export type Span = { from: number; to: number };

function within(span: Span | number | null): SQL {
  if (typeof span === "object" && span !== null) return sql`p.key BETWEEN ${span.from} AND ${span.to}`;
  const around = sql`min(coalesce(CAST(${span} AS INTEGER), s.position), s.size - 1)`;
  return sql`p.key / ${sql.raw(String(QUESTIONS_AT_ONCE))} = ${around} / ${sql.raw(String(QUESTIONS_AT_ONCE))}`;
}

/** The questions of a span: a row each. */
export function practiceQuestions(db: Database, { id, userNum }: SessionKey, span: Span | number | null) {
  return statement<PracticeQuestionRow>(
    db,
    sql`SELECT p.key AS position, q.ord, q.institution, q.year, q.phase, q.booklet, q.number, q.subject, q.topics,
      q.kind, q.status, q.origin, q.has_solution AS hasSolution, q.statement_html AS statementHtml,
      q.alternatives_html AS alternativesHtml
    FROM practice_sessions s CROSS JOIN json_each(s.ords) p CROSS JOIN questions q ON q.ord = p.value
    WHERE s.id = ${id} AND s.user_num = ${userNum} AND ${within(span)} AND q.status <> 'quarantined'
    ORDER BY p.key`,
  );
}

/**
 * Key, statistics and solution of the questions of a span that were answered in the session: released by the reader's own row
 * in the ledger, and in an exam only once all of it is graded.
 */
export function practiceAnswers(db: Database, { id, userNum }: SessionKey, span: Span | number | null) {
  return statement<AnsweredQuestion & { position: number }>(
    db,
    sql`SELECT p.key AS position, k.letter, k.a, k.b, k.c, k.d, k.e, i.choice AS alternative,
      i.choice = k.letter AS correct, a.answered_at AS answeredAt, w.solution_html AS solutionHtml,
      w.hint_html AS hintHtml, w.explanation_html AS explanationHtml
    FROM practice_sessions s CROSS JOIN json_each(s.ords) p
    CROSS JOIN practice_items i ON i.user_num = s.user_num AND i.place = s.num * 1000 + p.key AND i.answered = 1
    CROSS JOIN answers a ON a.user_num = s.user_num AND a.ord = p.value
    CROSS JOIN question_keys k ON k.ord = a.ord LEFT JOIN question_solutions w ON w.ord = a.ord
    WHERE s.id = ${id} AND s.user_num = ${userNum} AND ${within(span)}
      AND (s.mode = 'study' OR s.graded_at IS NOT NULL)`,
  );
}

/** A question of a finished session: `letter` only where it was answered. */
export type PracticeResultRow = PlacedQuestion & {
  position: number;
  status: "published" | "annulled" | "quarantined";
  choice: string | null;
  marked: 0 | 1 | null;
  /** The letter that came after the end and does not count. */
  late: string | null;
  /** Seconds on the screen; null where it never was. */
  spent: number | null;
  letter: string | null;
};

/** All questions of a finished session with what became of them: at most four rows a question. */
export function practiceResults(db: Database, { id, userNum }: SessionKey) {
  return statement<PracticeResultRow>(
    db,
    sql`SELECT p.key AS position, q.ord, q.institution, q.year, q.phase, q.booklet, q.number, q.subject, q.topics,
      q.origin, q.status, i.choice, i.marked, i.late, i.spent, k.letter
    FROM practice_sessions s CROSS JOIN json_each(s.ords) p CROSS JOIN questions q ON q.ord = p.value
    LEFT JOIN practice_items i ON i.user_num = s.user_num AND i.place = s.num * 1000 + p.key
    LEFT JOIN answers a ON a.user_num = s.user_num AND a.ord = p.value AND i.answered = 1
    LEFT JOIN question_keys k ON k.ord = a.ord
    WHERE s.id = ${id} AND s.user_num = ${userNum} AND s.graded_at IS NOT NULL ORDER BY p.key`,
  );
}
