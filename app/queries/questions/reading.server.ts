import { sql } from "drizzle-orm";
import { answers } from "#drizzle/schema/progress.ts";
import type { Database } from "../database.server.ts";
import { columns, flag, outer, pick, type RowOf } from "../fields.server.ts";
import { key, question, shown, solution } from "./question-fields.server.ts";

const own = outer(columns(answers, "a"));
export const forStudent = {
  ...shown,
  ...pick(question, "day", "difficulty", "excerpt"),
  answered: own.alternative,
  answeredAt: own.answeredAt,
};
/** With the reader's first answer; never its key or solution. */
export type QuestionForStudent = RowOf<typeof forStudent>;

/** Unless quarantined. Two rows at most: the question and the reader's answer. */
export function questionForStudent(db: Database, ord: number, userNum: number | null) {
  return db.select(
    forStudent,
    sql`FROM questions q LEFT JOIN answers a ON a.user_num = ${userNum ?? -1} AND a.ord = q.ord
    WHERE q.ord = CAST(${ord} AS INTEGER) AND q.status <> 'quarantined'`,
  );
}

export const afterAnswer = {
  ...key,
  ...pick(columns(answers, "a"), "alternative", "answeredAt"),
  correct: flag(sql`a.correct`),
  ...solution,
};
/** For readers who have answered only. */
export type AnsweredQuestion = RowOf<typeof afterAnswer>;

/** Key, statistics and solution, released by the reader's own row in the ledger: no row, no key. */
export function questionAfterAnswer(db: Database, ord: number, userNum: number) {
  return db.select(
    afterAnswer,
    sql`FROM answers a CROSS JOIN question_keys k ON k.ord = a.ord LEFT JOIN question_solutions w ON w.ord = a.ord
    WHERE a.user_num = ${userNum} AND a.ord = CAST(${ord} AS INTEGER)`,
  );
}
