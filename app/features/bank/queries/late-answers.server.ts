import { sql } from "drizzle-orm";
import type { Database, Statement } from "#app/platform/db/database.server.ts";
import { int } from "#app/platform/db/fields.server.ts";
import { answerable, ledgerGrade, readingOfSitting, takes } from "./answers.server.ts";

/** `operation`: begins with "pratica-", which the limit by the minute leaves out. */
export type LateAnswer = {
  user: number;
  ord: number;
  answer: string;
  operation: string;
  /** Of the sitting. */
  seconds: number;
};

/** More than a step has; SQLite plans a limited list as the outer loop. */
const MOST_ROWS = 10_000;

/** Milliseconds without a change before the lines are requested. */
function fresh(sent: string) {
  return sql`(SELECT j.user, j.ord, j.answer, j.operation, j.seconds, k.reading,
      ${ledgerGrade(sql`j.answer`, sql`0`)} AS grade
    FROM (SELECT value ->> 'user' AS user, value ->> 'ord' AS ord, value ->> 'answer' AS answer, value ->> 'operation' AS operation,
        value ->> 'seconds' AS seconds
      FROM json_each(${sent}) LIMIT ${sql.raw(String(MOST_ROWS))}) j
    CROSS JOIN question_keys k ON k.ord = j.ord
    WHERE k.letter IS NOT NULL AND ${takes(sql`j.answer`)} AND ${answerable(sql`j.ord`, sql`j.user`)}
      AND NOT EXISTS (SELECT 1 FROM answers a WHERE a.user_num = j.user AND a.ord = j.ord))`;
}

const letters = ["a", "b", "c", "d", "e"];

/**
 * Answers given before, as first answers where there is none yet: the counts of each question, then the ledger.
 * Idempotent. One answer a person and question.
 */
export function lateAnswerStatements(db: Database, answers: readonly LateAnswer[], now: number): Statement[] {
  if (answers.length === 0) return [];
  const sent = JSON.stringify(answers);
  const added = letters.map((letter) => sql.raw(`${letter} = question_keys.${letter} + n.${letter}`));
  const one = sql`question_keys.letters GLOB '[A-E]*'`;
  const fits = sql`sum(f.reading) OVER (PARTITION BY f.user ORDER BY f.ord) <= f.seconds`;
  const sums = letters.map((letter) => sql.raw(`sum(f.answer = '${letter.toUpperCase()}') AS ${letter}`));
  return [
    db.statement(sql`UPDATE question_keys SET ${sql.join(
      added.map((set) => sql`${set}`),
      sql`, `,
    )} FROM (SELECT f.ord, ${sql.join(sums, sql`, `)} FROM ${fresh(sent)} f GROUP BY f.ord LIMIT 1000) n
      WHERE question_keys.ord = n.ord AND ${one}`),
    db.statement(sql`UPDATE question_keys SET others = question_keys.others + n.count, tally = json_patch(question_keys.tally, n.tally)
      FROM (SELECT g.ord, sum(g.count) AS count, json_group_object(g.answer,
          g.count + coalesce((SELECT o.tally ->> ('$."' || g.answer || '"') FROM question_keys o WHERE o.ord = g.ord), 0)) AS tally
        FROM (SELECT f.ord, f.answer, count(*) AS count FROM ${fresh(sent)} f GROUP BY f.ord, f.answer LIMIT 10000) g
        GROUP BY g.ord LIMIT 1000) n
      WHERE question_keys.ord = n.ord AND NOT (${one})`),
    db.statement(sql`INSERT OR IGNORE INTO answers (user_num, ord, alternative, grade, answered_at, operation)
      SELECT f.user, f.ord, f.answer, f.grade + 256 * (${readingOfSitting(fits)}), CAST(${now} AS INTEGER), f.operation
      FROM ${fresh(sent)} f`),
  ];
}

/** Answers of a day by account, for those who gave any that day. */
export function answersOfDay(db: Database, accounts: readonly number[], day: number) {
  return db.select(
    { user: int(sql`p.user_num`), count: int(sql`p.day_answers`) },
    sql`FROM json_each(${JSON.stringify(accounts)}) j CROSS JOIN progress p ON p.user_num = j.value
    WHERE p.day = CAST(${day} AS INTEGER)`,
  );
}
