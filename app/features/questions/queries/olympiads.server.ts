import { sql } from "drizzle-orm";
import { type KeyAsker, notHeld } from "#app/features/bank/queries/held-back.server.ts";
import { listed, unmarked, wholeSolution } from "#app/features/bank/queries/question-fields.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, int, outer, pick } from "#app/platform/db/fields.server.ts";
import { selfAssessments } from "#drizzle/schema/questions/olympiads.ts";
import type { SelfGrade } from "../domain/self-grade.ts";

const own = outer(columns(selfAssessments, "s"));
/** A listed olympiad question with the reader's self-assessment. */
const judged = { ...listed, ...unmarked, grade: own.grade };

/** At most one level (its phase) and a range of ords. */
export type OlympiadScope = {
  institution: number;
  phase: string | null;
  from: number;
  before: number;
  userNum: number | null;
  limit: number;
};

/** Newest first. Three rows a question at most, however many there are. */
export function olympiadQuestions(db: Database, scope: OlympiadScope) {
  const { institution, phase, from, before, userNum, limit } = scope;
  const range = (key: string) =>
    sql`${sql.raw(key)} >= CAST(${from} AS INTEGER) AND ${sql.raw(key)} < CAST(${before} AS INTEGER)`;
  const found =
    phase === null
      ? sql`SELECT f.rowid AS ord FROM question_filter f
        WHERE question_filter MATCH ${`"i${institution}" AND "k3"`} AND ${range("f.rowid")} ORDER BY f.rowid DESC LIMIT ${limit}`
      : sql`SELECT o.ord FROM questions o INDEXED BY questions_of_olympiads
        WHERE o.kind = 'open' AND o.institution = ${institution} AND o.phase = ${phase} AND ${range("o.ord")}
        ORDER BY o.ord DESC LIMIT ${limit}`;
  return db.select(
    judged,
    sql`FROM (${found}) w CROSS JOIN questions q ON q.ord = w.ord
    LEFT JOIN self_assessments s ON s.user_num = ${userNum ?? -1} AND s.ord = q.ord
    WHERE q.status <> 'quarantined' ORDER BY q.ord DESC`,
  );
}

/** The previous or next question of the list, newest first. One row. */
export function olympiadNeighbour(
  db: Database,
  { institution, phase, from, before }: Omit<OlympiadScope, "userNum" | "limit">,
  direction: "previous" | "next",
) {
  const order = sql.raw(direction === "next" ? "DESC" : "ASC");
  const range = (key: string) =>
    sql`${sql.raw(key)} >= CAST(${from} AS INTEGER) AND ${sql.raw(key)} < CAST(${before} AS INTEGER)`;
  const ord = int(phase === null ? sql`f.rowid` : sql`o.ord`);
  return db.select(
    { ord },
    phase === null
      ? sql`FROM question_filter f
        WHERE question_filter MATCH ${`"i${institution}" AND "k3"`} AND ${range("f.rowid")} ORDER BY f.rowid ${order} LIMIT 1`
      : sql`FROM questions o INDEXED BY questions_of_olympiads
        WHERE o.kind = 'open' AND o.institution = ${institution} AND o.phase = ${phase} AND ${range("o.ord")}
          AND o.status <> 'quarantined' ORDER BY o.ord ${order} LIMIT 1`,
  );
}

const revealed = { ...wholeSolution, grade: columns(selfAssessments, "a").grade };

/** The solution, released by the reader's own row, and none of an open exam. */
export function revealedSolution(db: Database, ord: number, asker: KeyAsker) {
  return db.select(
    revealed,
    sql`FROM self_assessments a LEFT JOIN question_solutions w ON w.ord = a.ord
    WHERE a.user_num = ${asker.userNum ?? -1} AND a.ord = CAST(${ord} AS INTEGER) AND ${notHeld(sql`a.ord`, asker)}`,
  );
}

/** Stores that the solution was requested, and `grade`. Idempotent. No row for an unknown question, or one of an open exam. */
export function saveSelfAssessment(
  db: Database,
  row: { ord: number; userNum: number; grade: SelfGrade | null; now: number; olympiads: readonly number[] },
) {
  const { ord, userNum, grade, now, olympiads } = row;
  const gradedAt = grade === null ? null : now;
  return db.returning(
    pick(columns(selfAssessments), "ord"),
    sql`INSERT INTO self_assessments (user_num, ord, grade, revealed_at, graded_at)
    SELECT ${userNum}, q.ord, ${grade}, ${now}, ${gradedAt} FROM questions q
    WHERE q.ord = CAST(${ord} AS INTEGER) AND q.kind = 'open' AND q.status <> 'quarantined'
      AND q.institution IN (SELECT value FROM json_each(${JSON.stringify(olympiads)})) AND ${notHeld(sql`q.ord`, row)}
    ON CONFLICT (user_num, ord) DO UPDATE SET
      graded_at = CASE WHEN excluded.grade IS NULL OR grade IS excluded.grade THEN graded_at ELSE excluded.graded_at END,
      grade = coalesce(excluded.grade, grade)`,
  );
}
