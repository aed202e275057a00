import { sql } from "drizzle-orm";
import { type KeyAsker, notHeld } from "#app/features/bank/queries/held-back.server.ts";
import { firstAnswers } from "#app/features/bank/queries/question-fields.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, flag, int, orNull, outer, pick, type RowOf, text } from "#app/platform/db/fields.server.ts";
import { questionItems, questions } from "#drizzle/schema/bank/questions.ts";

const official = {
  ...pick(
    columns(questions, "q"),
    "difficulty",
    "answeredDifficulty",
    "topics",
    "origin",
    "booklet",
    "number",
  ),
  ...pick(outer(columns(questionItems, "t")), "itemCode", "area", "skill", "a", "b", "c"),
};
/** Nothing of it reveals the key. */
export type OfficialItem = RowOf<typeof official>;

export function officialItem(db: Database, ord: number) {
  return db.select(
    official,
    sql`FROM questions q LEFT JOIN question_items t ON t.ord = q.ord
    WHERE q.ord = CAST(${ord} AS INTEGER) AND q.status <> 'quarantined'`,
  );
}

const ownTry = {
  alternative: text(sql`alternative`),
  answeredAt: int(sql`answeredAt`),
  correct: orNull(flag(sql`correct`)),
};
export type OwnTry = RowOf<typeof ownTry>;

/** Newest first. */
export function ownTries(db: Database, ord: number, asker: KeyAsker, limit: number) {
  const { userNum } = asker;
  const open = notHeld(sql`${ord}`, asker);
  return db.select(
    ownTry,
    sql`FROM (
      SELECT a.alternative, a.answered_at AS answeredAt, CASE WHEN ${open} THEN a.alternative = k.letter END AS correct
      FROM answers a CROSS JOIN question_keys k ON k.ord = a.ord
      WHERE a.user_num = ${userNum} AND a.ord = CAST(${ord} AS INTEGER)
      UNION ALL
      SELECT t.alternative, t.answered_at, CASE WHEN ${open} THEN t.alternative = k.letter END
      FROM answer_attempts t CROSS JOIN question_keys k ON k.ord = t.ord
      WHERE t.user_num = ${userNum} AND t.ord = CAST(${ord} AS INTEGER)
    ) ORDER BY answeredAt DESC LIMIT ${limit}`,
  );
}

/** First answers and right ones; only for readers who have answered, and not of an open exam. */
export function answerTotals(db: Database, ord: number, asker: KeyAsker) {
  return db.select(
    firstAnswers,
    sql`FROM answers a CROSS JOIN question_keys k ON k.ord = a.ord
    WHERE a.user_num = ${asker.userNum} AND a.ord = CAST(${ord} AS INTEGER) AND ${notHeld(sql`a.ord`, asker)}`,
  );
}
