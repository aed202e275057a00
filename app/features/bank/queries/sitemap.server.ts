import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, pick } from "#app/platform/db/fields.server.ts";
import { pastExams } from "#drizzle/schema/bank/past-exams.ts";
import { questions } from "#drizzle/schema/bank/questions.ts";

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
