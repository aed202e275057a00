import { sql } from "drizzle-orm";
import { listed, unmarked, WITHOUT_GENERATED } from "#app/features/bank/queries/question-fields.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";

const suggested = { ...listed, ...unmarked };
/** Matches read, answered or not: otherwise a person who answered all would make it read the bank. */
const NEIGHBOURS_SEEN = 2;
const SUGGESTIONS_SEEN = 3;

/** Two rows. */
export function lastAnswered(db: Database, userNum: number) {
  return db.select(
    suggested,
    sql`FROM progress p CROSS JOIN questions q ON q.ord = p.last_ord
    WHERE p.user_num = ${userNum} AND q.status <> 'quarantined'`,
  );
}

/** The next unanswered question of the last one's institution and subject. At most seven rows. */
export function nextOfLast(db: Database, userNum: number) {
  return db.select(
    suggested,
    sql`FROM (
      SELECT f.rowid AS ord FROM progress p CROSS JOIN questions l ON l.ord = p.last_ord
      CROSS JOIN question_filter f ON f.question_filter MATCH ('"i' || l.institution || '" AND "s' || l.subject || '"' || ${WITHOUT_GENERATED})
        AND f.rowid < p.last_ord
      WHERE p.user_num = ${userNum} ORDER BY f.rowid DESC LIMIT ${NEIGHBOURS_SEEN}
    ) w LEFT JOIN answers a ON a.user_num = ${userNum} AND a.ord = w.ord CROSS JOIN questions q ON q.ord = w.ord
    WHERE a.ord IS NULL ORDER BY w.ord DESC LIMIT 1`,
  );
}

/**
 * Before the first answer alone: the first of the questionnaire's exams that is known, else the
 * newest. At most 15 rows: FTS5 streams only if the subject comes from one row of `progress`. `exams`: institutions by course.
 */
export function unansweredOfTopSubject(
  db: Database,
  { id, num: userNum }: { id: string; num: number },
  exams: Readonly<Record<string, number>>,
  limit: number,
) {
  return db.select(
    suggested,
    sql`FROM (
      SELECT f.rowid AS ord FROM (
        SELECT coalesce((
          SELECT '"s' || key || '"' FROM (SELECT key, max(value * 100 - key) FROM json_each(p.subject_answers))
        ), (
          SELECT '"i' || e.value || '"' FROM profiles f, json_each(f.courses) c, json_each(${JSON.stringify(exams)}) e
          WHERE f.user_id = ${id} AND e.key = c.value LIMIT 1
        ), '"p1"') AS expression, coalesce(p.last_ord, 9007199254740991) AS place
        FROM progress p WHERE p.user_num = ${userNum} AND p.last_ord IS NULL
      ) t CROSS JOIN question_filter f ON f.question_filter MATCH (t.expression || ${WITHOUT_GENERATED}) AND f.rowid < t.place
      ORDER BY f.rowid DESC LIMIT ${SUGGESTIONS_SEEN}
    ) w LEFT JOIN answers a ON a.user_num = ${userNum} AND a.ord = w.ord CROSS JOIN questions q ON q.ord = w.ord
    WHERE a.ord IS NULL AND q.status = 'published' AND q.kind <> 'open' ORDER BY w.ord DESC LIMIT ${limit}`,
  );
}
