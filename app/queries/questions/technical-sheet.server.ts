import { sql } from "drizzle-orm";
import type { MatrixArea } from "#app/domain/questions/skill-descriptions.ts";
import { type Database, statement } from "../database.server.ts";

/** What is officially known of a question: nothing of it tells the key. */
export type OfficialItem = {
  difficulty: 1 | 2 | 3 | null;
  answeredDifficulty: 1 | 2 | 3 | null;
  origin: "exam" | "authored" | "generated";
  booklet: string | null;
  number: number | null;
  itemCode: number | null;
  area: MatrixArea | null;
  skill: number | null;
  a: number | null;
  b: number | null;
  c: number | null;
};

export function officialItem(db: Database, ord: number) {
  return statement<OfficialItem>(
    db,
    sql`SELECT q.difficulty, q.answered_difficulty AS answeredDifficulty, q.origin, q.booklet, q.number, t.item_code AS itemCode, t.area, t.skill, t.a, t.b, t.c
    FROM questions q LEFT JOIN question_items t ON t.ord = q.ord
    WHERE q.ord = CAST(${ord} AS INTEGER) AND q.status <> 'quarantined'`,
  );
}

/** One of a person's own answers. */
export type OwnTry = { alternative: string; answeredAt: number; correct: 0 | 1 | null };

/** A person's answers to a question, the newest first: only who has answered has any. */
export function ownTries(db: Database, ord: number, userNum: number, limit: number) {
  return statement<OwnTry>(
    db,
    sql`SELECT alternative, answeredAt, correct FROM (
      SELECT a.alternative, a.answered_at AS answeredAt, a.alternative = k.letter AS correct
      FROM answers a CROSS JOIN question_keys k ON k.ord = a.ord
      WHERE a.user_num = ${userNum} AND a.ord = CAST(${ord} AS INTEGER)
      UNION ALL
      SELECT t.alternative, t.answered_at, t.alternative = k.letter
      FROM answer_attempts t CROSS JOIN question_keys k ON k.ord = t.ord
      WHERE t.user_num = ${userNum} AND t.ord = CAST(${ord} AS INTEGER)
    ) ORDER BY answeredAt DESC LIMIT ${limit}`,
  );
}

/** How many first answers there are and how many are right, for whoever has answered. */
export function answerTotals(db: Database, ord: number, userNum: number) {
  return statement<{ total: number; right: number }>(
    db,
    sql`SELECT k.a + k.b + k.c + k.d + k.e AS total,
      CASE k.letter WHEN 'A' THEN k.a WHEN 'B' THEN k.b WHEN 'C' THEN k.c WHEN 'D' THEN k.d WHEN 'E' THEN k.e ELSE 0 END AS "right"
    FROM answers a CROSS JOIN question_keys k ON k.ord = a.ord
    WHERE a.user_num = ${userNum} AND a.ord = CAST(${ord} AS INTEGER)`,
  );
}
