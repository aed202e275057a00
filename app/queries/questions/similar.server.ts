import { sql } from "drizzle-orm";
import { type Database, statement } from "../database.server.ts";
import { COLUMNS, type SearchRow } from "./search.server.ts";

/** Questions of the same topics looked at on each side of a question. */
const LOOKED_AT = 12;

export type SimilarRow = SearchRow & { skill: number | null };

/** The nearest questions with a topic of this one, or with its subject where it has none: `side` older or newer. */
export function sameTopicQuestions(db: Database, ord: number, side: "older" | "newer") {
  const [compared, direction] =
    side === "older" ? [sql.raw("<"), sql.raw("DESC")] : [sql.raw(">"), sql.raw("ASC")];
  return statement<SimilarRow>(
    db,
    sql`SELECT ${COLUMNS}, q.skill, NULL AS correct FROM (
      SELECT f.rowid AS ord FROM (
        SELECT ord, '"s' || subject || '"' || coalesce(' AND (' || (
          SELECT group_concat('"t' || value || '"', ' OR ') FROM json_each(l.topics)
        ) || ')', '') AS expression FROM questions l WHERE l.ord = CAST(${ord} AS INTEGER) AND l.status <> 'quarantined'
      ) own CROSS JOIN question_filter f ON f.question_filter MATCH own.expression AND f.rowid ${compared} own.ord
      ORDER BY f.rowid ${direction} LIMIT ${LOOKED_AT}
    ) w CROSS JOIN questions q ON q.ord = w.ord`,
  );
}

/** The question itself, as far as others are compared with it. */
export function comparedQuestion(db: Database, ord: number) {
  return statement<
    Pick<SimilarRow, "institution" | "topics" | "skill" | "origin" | "difficulty" | "excerpt">
  >(
    db,
    sql`SELECT institution, topics, skill, origin, difficulty, excerpt FROM questions
    WHERE ord = CAST(${ord} AS INTEGER) AND status <> 'quarantined'`,
  );
}
