import { type SQL, sql } from "drizzle-orm";
import { ledgerGrade, takes } from "#app/features/bank/queries/answers.server.ts";
import { notHeld } from "#app/features/bank/queries/held-back.server.ts";
import { key, solution } from "#app/features/bank/queries/question-fields.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, int, pick } from "#app/platform/db/fields.server.ts";
import { type AttemptLimit, countAttempt } from "#app/platform/db/rate-limits.server.ts";
import { entryAnswers } from "#drizzle/schema/questions/entry-questions.ts";
import { ENTRY_ANSWERS, ENTRY_KEPT } from "../../domain/entry/entry-rules.ts";

const FORGOTTEN_AT_A_TIME = 20;

export type NewEntryAnswer = {
  device: string;
  ord: number;
  /** As `answerOf` writes it. */
  alternative: string;
  operation: string;
  now: number;
  limit: AttemptLimit;
};

const given = { ...key, ...solution, ...pick(columns(entryAnswers, "v"), "alternative", "answeredAt") };

/**
 * 1. counts the address; 2. stores the first answer of the device to an entry question, up to its few; 3. its key and
 * explanation, released by that row alone; 4. what the device has answered; 5. deletes old ones.
 */
export function entryAnswerStatements(db: Database, input: NewEntryAnswer) {
  const { device, ord, alternative, operation, now, limit } = input;
  const visitor = { userNum: null, now };
  const place = sql`CAST(${ord} AS INTEGER)`;
  return {
    limit: countAttempt(db, limit, now),
    insertEntryAnswers:
      db.statement(sql`INSERT INTO entry_answers (device, ord, alternative, operation, answered_at)
      SELECT ${device}, e.ord, ${alternative}, ${operation}, CAST(${now} AS INTEGER)
      FROM entry_questions e CROSS JOIN question_keys k ON k.ord = e.ord
      WHERE e.ord = ${place} AND k.letter IS NOT NULL AND ${takes(sql`${alternative}`)} AND ${notHeld(sql`e.ord`, visitor)}
        AND NOT EXISTS (SELECT 1 FROM rate_limits WHERE key = ${limit.key} AND refused)
        AND (SELECT count(*) FROM entry_answers v WHERE v.device = ${device}) < ${ENTRY_ANSWERS}
      ON CONFLICT (device, ord) DO NOTHING`),
    row: db.select(
      given,
      sql`FROM entry_answers v CROSS JOIN entry_questions e ON e.ord = v.ord CROSS JOIN question_keys k ON k.ord = v.ord
      LEFT JOIN question_solutions w ON w.ord = v.ord
      WHERE v.device = ${device} AND v.ord = ${place} AND ${takes(sql`${alternative}`)} AND ${notHeld(sql`v.ord`, visitor)}`,
    ),
    standing: db.select(
      { answers: int(sql`count(*)`), right: int(sql`coalesce(sum(v.alternative = k.letter), 0)`) },
      sql`FROM entry_answers v CROSS JOIN question_keys k ON k.ord = v.ord WHERE v.device = ${device}`,
    ),
    deleteEntryAnswers: db.statement(sql`DELETE FROM entry_answers WHERE (device, ord) IN (
      SELECT device, ord FROM entry_answers WHERE answered_at < ${now - ENTRY_KEPT} LIMIT ${FORGOTTEN_AT_A_TIME})`),
  };
}

const counts = sql.raw(
  ["a", "b", "c", "d", "e"]
    .map((letter) => `${letter} = question_keys.${letter} + (v.alternative = '${letter.toUpperCase()}')`)
    .join(", "),
);

/**
 * Moves a device's answers since a time to a ledger, in one batch: 1. as first answers, graded by the key; 2. counts
 * those the ledger accepted; 3. deletes them, so that no other account, tab or repeat finds them.
 */
export function joinStatements(
  db: Database,
  { device, userNum, since, now }: { device: string; userNum: SQL | number; since: number; now: number },
) {
  const recent = sql`v.device = ${device} AND v.answered_at >= ${since}`;
  return [
    db.statement(sql`INSERT OR IGNORE INTO answers (user_num, ord, alternative, grade, answered_at, operation, waited)
      SELECT ${userNum}, v.ord, v.alternative, ${ledgerGrade(sql`v.alternative`, sql`k.reading`)}, CAST(${now} AS INTEGER), v.operation,
        CAST(${now} AS INTEGER) - v.answered_at
      FROM entry_answers v CROSS JOIN question_keys k ON k.ord = v.ord
      WHERE ${recent} AND k.letter IS NOT NULL AND ${notHeld(sql`v.ord`, { userNum, now })}
      ORDER BY v.answered_at`),
    db.statement(sql`UPDATE question_keys SET ${counts} FROM (
        SELECT v.ord, v.alternative FROM entry_answers v CROSS JOIN answers n ON n.user_num = ${userNum} AND n.ord = v.ord
        WHERE ${recent} AND n.operation = v.operation
      ) v WHERE question_keys.ord = v.ord`),
    db.statement(sql`DELETE FROM entry_answers WHERE device = ${device} AND answered_at >= ${since}`),
  ] as const;
}
