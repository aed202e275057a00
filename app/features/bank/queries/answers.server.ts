import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, int, orNull, outer, pick, type RowOf } from "#app/platform/db/fields.server.ts";
import { answers } from "#drizzle/schema/accounts/progress.ts";
import { questionKeys } from "#drizzle/schema/bank/questions.ts";
import { FIRST_SCHOOL_ORD } from "../domain/school-ord.ts";
import { heldUntil, type KeyAsker, notHeld } from "./held-back.server.ts";
import { key } from "./question-fields.server.ts";

const FIRST = sql.raw(String(FIRST_SCHOOL_ORD));

export type NewAnswer = {
  userNum: number;
  ord: number;
  /** As `answerOf` writes it. */
  alternative: string;
  operation: string;
  now: number;
  pace: AnswerPace;
};

/** What the ledger measures reading by: the answer before, or a sitting that was long enough to read it or not. */
export type AnswerPace = { waited: number } | { fits: boolean };

/** The reading time that a sitting too short for it is given: always quicker. */
const TOO_SHORT = sql.raw("255");

/** The ledger's value of an answer to `question_keys k`: grade and reading time in one, so that its insert reads the key once. */
export function ledgerGrade(answer: SQL, reading: SQL): SQL {
  return sql`k.subject * 2 + (k.letter = ${answer}) + 256 * (${reading})`;
}

/** As `ledgerGrade` expects. */
export function readingOfSitting(fits: SQL): SQL {
  return sql`CASE WHEN ${fits} THEN 0 ELSE ${TOO_SHORT} END`;
}

function paceOf(pace: AnswerPace) {
  if ("waited" in pace) return { reading: sql`k.reading`, waited: pace.waited };
  return { reading: pace.fits ? sql`0` : TOO_SHORT, waited: 0 };
}

/** A question's key and first answers. */
const keyAfter = pick(columns(questionKeys), "letter", "a", "b", "c", "d", "e", "others", "tally");
function earlier(asker: KeyAsker) {
  return {
    ...key,
    ...pick(outer(columns(answers, "a")), "alternative", "correct", "answeredAt", "operation"),
    /** An open exam that withholds the question: then nothing of this row leaves the server. */
    heldUntil: orNull(int(heldUntil(sql`k.ord`, asker, true))),
  };
}
export type KeyRow = RowOf<typeof keyAfter>;
export type EarlierAnswer = RowOf<ReturnType<typeof earlier>>;

/** Whether a question accepts an answer: `isTaken` of the domain, in SQL. */
export function takes(answer: SQL): SQL {
  return sql`CASE WHEN letters GLOB '[0-9]*' THEN length(${answer}) = length(letters) AND ${answer} GLOB '[0-9]*' AND ${answer} <= letters
    WHEN letters GLOB '+*' THEN trim(${answer}, letters) = ''
    ELSE length(${answer}) = 1 AND instr(letters, ${answer}) > 0 END`;
}

/** One more first answer: of its letter, or in the tally of the others. */
function counted(answer: string): SQL {
  const one = sql`letters GLOB '[A-E]*'`;
  const letters = ["a", "b", "c", "d", "e"].map(
    (letter) =>
      sql`${sql.raw(letter)} = ${sql.raw(letter)} + (${one} AND ${answer} = ${letter.toUpperCase()})`,
  );
  const path = `$."${answer}"`;
  return sql.join(
    [
      ...letters,
      sql`others = others + NOT (${one})`,
      sql`tally = CASE WHEN ${one} THEN tally ELSE json_set(tally, ${path}, coalesce(tally ->> ${path}, 0) + 1) END`,
    ],
    sql`, `,
  );
}

/** Condition: of the bank, or a school's own question that the person may answer. */
export function answerable(ord: SQL, userNum: SQL): SQL {
  return sql`(${ord} < ${FIRST} OR EXISTS (SELECT 1 FROM school_question_readers r WHERE r.ord = ${ord} AND r.account = ${userNum}))`;
}

/**
 * Order matters; `changes()` is 1 where the ledger accepted the row, so that a repeat changes no counter: 1. the
 * ledger, once a question (its trigger updates `progress`); without a grade `OR IGNORE` skips it; 2. the counts, only
 * after an insert; returns the key; 3. the earlier answer, only without an insert; 4. the later attempt, once per
 * operation, without points. All of them exclude a question of an open exam, in the writing statement itself.
 */
export function answerStatements(db: Database, input: NewAnswer) {
  const { userNum, ord, alternative, operation, now } = input;
  const open = notHeld(sql`${ord}`, input, true);
  const { reading, waited } = paceOf(input.pace);
  return {
    ledger:
      db.statement(sql`INSERT OR IGNORE INTO answers (user_num, ord, alternative, grade, answered_at, operation, waited)
      VALUES (${userNum}, CAST(${ord} AS INTEGER), ${alternative}, (
        SELECT ${ledgerGrade(sql`${alternative}`, reading)} FROM question_keys k
        WHERE k.ord = CAST(${ord} AS INTEGER) AND ${takes(sql`${alternative}`)} AND ${open}
      ), CAST(${now} AS INTEGER), ${operation}, CAST(${waited} AS INTEGER))`),
    key: db.returning(
      keyAfter,
      sql`UPDATE question_keys SET ${counted(alternative)}
      WHERE ord = CASE changes() WHEN 1 THEN CAST(${ord} AS INTEGER) END`,
    ),
    earlier: db.select(
      earlier(input),
      sql`FROM (SELECT changes() AS written) last
      CROSS JOIN question_keys k ON last.written = 0 AND k.ord = CAST(${ord} AS INTEGER)
      LEFT JOIN answers a ON a.user_num = ${userNum} AND a.ord = k.ord WHERE ${answerable(sql`k.ord`, sql`${userNum}`)}`,
    ),
    attempt: db.statement(sql`INSERT INTO answer_attempts (user_num, operation, ord, alternative, answered_at)
      SELECT a.user_num, ${operation}, a.ord, ${alternative}, CAST(${now} AS INTEGER)
      FROM (SELECT changes() AS written) last
      CROSS JOIN answers a ON last.written = 0 AND a.user_num = ${userNum} AND a.ord = CAST(${ord} AS INTEGER)
      WHERE a.operation <> ${operation} AND ${answerable(sql`a.ord`, sql`${userNum}`)} AND ${open}
      ON CONFLICT (user_num, operation) DO NOTHING`),
  };
}

/** Questions with their right letters, newest first: for the demo's answers only, never for a page. */
export function newestKeys(db: Database, limit: number) {
  return db.select(
    pick(columns(questionKeys, "k"), "ord", "letter", "letters"),
    sql`FROM (SELECT rowid AS ord FROM question_filter WHERE question_filter MATCH '"p1"' ORDER BY rowid DESC LIMIT ${limit}) f
    CROSS JOIN question_keys k ON k.ord = f.ord CROSS JOIN questions q ON q.ord = f.ord
    WHERE k.letter IS NOT NULL AND q.status = 'published' AND q.kind = 'single-choice' ORDER BY k.ord DESC`,
  );
}
