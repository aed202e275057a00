import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { pick, type RowOf } from "#app/platform/db/fields.server.ts";
import { token } from "../domain/words/search-tokens.ts";
import { listed, question, unmarked, WITHOUT_GENERATED } from "./question-fields.server.ts";

/** Neighbours with the same topics, read on each side. */
const LOOKED_AT = 12;

const similar = { ...listed, ...unmarked, skill: question.skill };
const compared = pick(similar, "institution", "topics", "skill", "origin", "difficulty", "excerpt");
export type SimilarRow = RowOf<typeof similar>;
export type ComparedRow = RowOf<typeof compared>;

/** The nearest older or newer questions with a topic of this one, or its subject without any; `solved`: with a solution. */
export function sameTopicQuestions(
  db: Database,
  ord: number,
  { side, solved = false }: { side: "older" | "newer"; solved?: boolean },
) {
  const condition = solved ? sql.raw(`|| ' AND "${token.solution(true)}"'`) : sql``;
  const [compared, direction] =
    side === "older" ? [sql.raw("<"), sql.raw("DESC")] : [sql.raw(">"), sql.raw("ASC")];
  return db.select(
    similar,
    sql`FROM (
      SELECT f.rowid AS ord FROM (
        SELECT ord, '"s' || subject || '"' || coalesce(' AND (' || (
          SELECT group_concat('"t' || value || '"', ' OR ') FROM json_each(l.topics)
        ) || ')', '') ${condition}
        || CASE l.origin WHEN 'generated' THEN '' ELSE ${WITHOUT_GENERATED} END AS expression FROM questions l WHERE l.ord = CAST(${ord} AS INTEGER) AND l.status <> 'quarantined'
      ) own CROSS JOIN question_filter f ON f.question_filter MATCH own.expression AND f.rowid ${compared} own.ord
      ORDER BY f.rowid ${direction} LIMIT ${LOOKED_AT}
    ) w CROSS JOIN questions q ON q.ord = w.ord`,
  );
}

export function comparedQuestion(db: Database, ord: number) {
  return db.select(
    compared,
    sql`FROM questions q WHERE q.ord = CAST(${ord} AS INTEGER) AND q.status <> 'quarantined'`,
  );
}
