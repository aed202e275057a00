import { sql } from "drizzle-orm";
import { pastExams } from "#drizzle/schema/past-exams.ts";
import { questions } from "#drizzle/schema/questions.ts";
import type { Database } from "../database.server.ts";
import { columns, pick } from "../fields.server.ts";

const question = pick(columns(questions), "ord", "institution", "kind", "updatedAt");
const exam = pick(columns(pastExams), "institution", "year", "slug");

/** One row each. */
export function mappedQuestions(db: Database, range: { from: number; before: number }) {
  return db.select(
    question,
    sql`FROM questions WHERE ord >= CAST(${range.from} AS INTEGER) AND ord < CAST(${range.before} AS INTEGER) AND status <> 'quarantined'
    ORDER BY ord`,
  );
}

/** At most `limit`. One row each. */
export function mappedExams(db: Database, limit: number) {
  return db.select(exam, sql`FROM past_exams ORDER BY institution, year, slug LIMIT ${limit}`);
}
