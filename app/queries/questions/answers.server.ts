import { sql } from "drizzle-orm";
import type { Letter } from "#app/domain/questions/check-answer.ts";
import { answers } from "#drizzle/schema/progress.ts";
import { questionKeys } from "#drizzle/schema/questions.ts";
import type { Database } from "../database.server.ts";
import { columns, outer, pick, type RowOf } from "../fields.server.ts";

export type AnswerInput = {
  userNum: number;
  ord: number;
  alternative: Letter;
  operation: string;
  now: number;
};

const chosen = ["letter", "a", "b", "c", "d", "e"] as const;
/** A question's key and first answers per letter. */
const keyAfter = pick(columns(questionKeys), ...chosen);
const earlier = {
  ...pick(columns(questionKeys, "k"), "letters", ...chosen),
  ...pick(outer(columns(answers, "a")), "alternative", "correct", "answeredAt", "operation"),
};
export type KeyRow = RowOf<typeof keyAfter>;
export type EarlierAnswer = RowOf<typeof earlier>;

/**
 * Order matters; `changes()` tells whether the ledger took the row, so that a repeat changes no counter: 1. the ledger,
 * once a question (its trigger updates `progress`); without a grade `OR IGNORE` skips it; 2. the letter counts, only
 * after an insert; returns the key; 3. the earlier answer, only without an insert; 4. the later attempt, once per
 * operation, without points.
 */
export function answerStatements(db: Database, input: AnswerInput) {
  const { userNum, ord, alternative, operation, now } = input;
  return [
    db.statement(sql`INSERT OR IGNORE INTO answers (user_num, ord, alternative, grade, answered_at, operation)
      VALUES (${userNum}, CAST(${ord} AS INTEGER), ${alternative}, (
        SELECT k.subject * 2 + (k.letter = ${alternative}) FROM question_keys k
        WHERE k.ord = CAST(${ord} AS INTEGER) AND instr(k.letters, ${alternative}) > 0
      ), CAST(${now} AS INTEGER), ${operation})`),
    db.returning(
      keyAfter,
      sql`UPDATE question_keys SET a = a + (${alternative} = 'A'), b = b + (${alternative} = 'B'),
        c = c + (${alternative} = 'C'), d = d + (${alternative} = 'D'), e = e + (${alternative} = 'E')
      WHERE ord = CASE changes() WHEN 1 THEN CAST(${ord} AS INTEGER) END`,
    ),
    db.select(
      earlier,
      sql`FROM (SELECT changes() AS written) last
      CROSS JOIN question_keys k ON last.written = 0 AND k.ord = CAST(${ord} AS INTEGER)
      LEFT JOIN answers a ON a.user_num = ${userNum} AND a.ord = k.ord`,
    ),
    db.statement(sql`INSERT INTO answer_attempts (user_num, operation, ord, alternative, answered_at)
      SELECT a.user_num, ${operation}, a.ord, ${alternative}, CAST(${now} AS INTEGER)
      FROM (SELECT changes() AS written) last
      CROSS JOIN answers a ON last.written = 0 AND a.user_num = ${userNum} AND a.ord = CAST(${ord} AS INTEGER)
      WHERE a.operation <> ${operation}
      ON CONFLICT (user_num, operation) DO NOTHING`),
  ] as const;
}

/** Questions with their right letters, newest first: for the demo's answers only, never for a page. */
export function newestKeys(db: Database, limit: number) {
  return db.select(
    pick(columns(questionKeys, "k"), "ord", "letter", "letters"),
    sql`FROM (SELECT rowid AS ord FROM question_filter WHERE question_filter MATCH '"p1"' ORDER BY rowid DESC LIMIT ${limit}) f
    CROSS JOIN question_keys k ON k.ord = f.ord CROSS JOIN questions q ON q.ord = f.ord
    WHERE k.letter IS NOT NULL AND q.status = 'published' AND q.kind <> 'open' ORDER BY k.ord DESC`,
  );
}
