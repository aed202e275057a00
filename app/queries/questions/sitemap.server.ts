import { sql } from "drizzle-orm";
import { type Database, statement } from "../database.server.ts";

/** What the sitemap tells of the questions in a range of ords. One row each. */
export function mappedQuestions(db: Database, range: { from: number; before: number }) {
  return statement<{ ord: number; institution: number; kind: string; updatedAt: number }>(
    db,
    sql`SELECT ord, institution, kind, updated_at AS updatedAt FROM questions
    WHERE ord >= CAST(${range.from} AS INTEGER) AND ord < CAST(${range.before} AS INTEGER) AND status <> 'quarantined'
    ORDER BY ord`,
  );
}

/** The past exams, at most `limit`. One row each. */
export function mappedExams(db: Database, limit: number) {
  return statement<{ institution: number; year: number; slug: string }>(
    db,
    sql`SELECT institution, year, slug FROM past_exams ORDER BY institution, year, slug LIMIT ${limit}`,
  );
}
