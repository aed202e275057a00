import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, flag, int, pick } from "#app/platform/db/fields.server.ts";
import { solutionRequests, wantedSolutions } from "#drizzle/schema/bank/question-editing.ts";
import { audited, question } from "./question-fields.server.ts";

const wanted = { ...audited, ...pick(columns(wantedSolutions, "w"), "requests") };

/** Of a visible question: whether a solution is missing, how many requested it, and whether the person did. */
export function solutionState(db: Database, ord: number, userId: string) {
  return db.select(
    {
      ...pick(question, "skill", "hasSolution"),
      requests: int(sql`coalesce(w.requests, 0)`),
      requested: flag(
        sql`EXISTS (SELECT 1 FROM solution_requests r WHERE r.ord = q.ord AND r.user_id = ${userId})`,
      ),
    },
    sql`FROM questions q LEFT JOIN wanted_solutions w ON w.ord = q.ord
    WHERE q.ord = CAST(${ord} AS INTEGER) AND q.status <> 'quarantined'`,
  );
}

/** Idempotent. No row: the limit (`limitKey`, counted right before) is full, or nothing is missing. */
export function insertSolutionRequest(
  db: Database,
  { ord, userId, at }: { ord: number; userId: string; at: number },
  limitKey: string,
) {
  return db.returning(
    pick(columns(solutionRequests), "ord"),
    sql`INSERT INTO solution_requests (ord, user_id, created_at)
    SELECT q.ord, ${userId}, ${at} FROM questions q
    WHERE q.ord = CAST(${ord} AS INTEGER) AND q.status <> 'quarantined' AND q.has_solution = 0
      AND NOT EXISTS (SELECT 1 FROM rate_limits WHERE key = ${limitKey} AND refused = 1)
    ON CONFLICT DO NOTHING`,
  );
}

export type WantedPlace = { requests: number; ord: number };

/** Most requested first, below a place. */
export function mostWantedSolutions(db: Database, below: WantedPlace, limit: number) {
  return db.select(
    wanted,
    sql`FROM wanted_solutions w CROSS JOIN questions q ON q.ord = w.ord CROSS JOIN question_keys k ON k.ord = w.ord
    WHERE w.requests > 0 AND (w.requests, w.ord) < (${below.requests}, ${below.ord})
    ORDER BY w.requests DESC, w.ord DESC LIMIT ${limit}`,
  );
}

export function countWantedSolutions(db: Database, most: number) {
  return db.select(
    { n: int(sql`count(*)`) },
    sql`FROM (SELECT 1 FROM wanted_solutions WHERE requests > 0 LIMIT ${most})`,
  );
}
