import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, flag, int, orNull, outer, pick, type RowOf } from "#app/platform/db/fields.server.ts";
import { answers } from "#drizzle/schema/accounts/progress.ts";
import { heldUntil, type KeyAsker, notHeld } from "./held-back.server.ts";
import { key, ofBank, question, shown, solution } from "./question-fields.server.ts";

const own = outer(columns(answers, "a"));
/** Of `questions q` and the reader's answer `a`: with the first answer, and until when the question is withheld. */
export function forStudent(asker: KeyAsker) {
  return {
    ...shown,
    ...pick(question, "day", "difficulty", "excerpt"),
    answered: own.alternative,
    answeredAt: own.answeredAt,
    heldUntil: orNull(int(heldUntil(sql`q.ord`, asker))),
    /** May be answered without an account. */
    isEntry: flag(sql`EXISTS (SELECT 1 FROM entry_questions e WHERE e.ord = q.ord)`),
  };
}
/** Never its key or solution. */
export type QuestionForStudent = RowOf<ReturnType<typeof forStudent>>;

/** Unless quarantined. Two rows at most: the question and the reader's answer. */
export function questionForStudent(db: Database, ord: number, asker: KeyAsker) {
  return db.select(
    forStudent(asker),
    sql`FROM questions q LEFT JOIN answers a ON a.user_num = ${asker.userNum ?? -1} AND a.ord = q.ord
    WHERE q.ord = CAST(${ord} AS INTEGER) AND q.status <> 'quarantined'`,
  );
}

/** Condition on `questions q`: one that a school's notebooks may show, of the bank or the school's own. */
export function shownInSchool(schoolId: SQL): SQL {
  return sql`(q.status <> 'quarantined' OR (NOT ${ofBank} AND EXISTS (
    SELECT 1 FROM school_questions o WHERE o.ord = q.ord AND o.school = ${schoolId})))`;
}

/** Inside a school: of the bank, or the school's own; for a student only with a notebook that shows it. */
export function questionInSchool(
  db: Database,
  { schoolId, role, userNum }: { schoolId: string; role: string; userNum: number },
  ord: number,
  now: number,
) {
  const own =
    role === "student"
      ? sql`AND (${ofBank} OR EXISTS (SELECT 1 FROM school_question_readers v
          WHERE v.ord = q.ord AND v.school = ${schoolId} AND v.account = ${userNum}))`
      : sql``;
  return db.select(
    forStudent({ userNum, now }),
    sql`FROM questions q LEFT JOIN answers a ON a.user_num = ${userNum} AND a.ord = q.ord
    WHERE q.ord = CAST(${ord} AS INTEGER) AND ${shownInSchool(sql`${schoolId}`)} ${own}`,
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

/** Key, statistics and solution, released by the reader's own row in the ledger: no row, no key, and none of an open exam. */
export function questionAfterAnswer(db: Database, ord: number, asker: KeyAsker) {
  return db.select(
    afterAnswer,
    sql`FROM answers a CROSS JOIN question_keys k ON k.ord = a.ord LEFT JOIN question_solutions w ON w.ord = a.ord
    WHERE a.user_num = ${asker.userNum ?? -1} AND a.ord = CAST(${ord} AS INTEGER) AND ${notHeld(sql`a.ord`, asker)}`,
  );
}
