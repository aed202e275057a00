import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { type ExamKey, examSlug } from "../domain/exams/past-exam.ts";

/** By number; with the same number, English before Spanish. */
const BOOKLET_ORDER = sql.raw(
  "q.number IS NULL, (q.number - 1) / 5, q.language IS NOT NULL, q.language = 'espanhol', q.number, q.ord",
);

/** Rebuilds these exams (of `examsAmong`) and totals. Idempotent; reads only theirs by `questions_of_exams`. */
export function refreshPastExams(db: Database, exams: readonly ExamKey[]) {
  const places = JSON.stringify(exams.map((exam) => ({ ...exam, slug: examSlug(exam) })));
  const institutions = JSON.stringify([...new Set(exams.map(({ institution }) => institution))]);
  const named = sql`SELECT value ->> 'institution' AS institution, value ->> 'year' AS year, value ->> 'phase' AS phase,
      value ->> 'day' AS day, value ->> 'slug' AS slug FROM json_each(${places})`;
  const own = sql`q.origin = 'exam' AND q.institution = e.institution AND q.year = e.year AND q.day IS e.day
      AND nullif(q.phase, 'regular') IS e.phase AND q.status <> 'quarantined'`;
  return [
    db.statement(
      sql`DELETE FROM past_exams WHERE (institution, year, slug) IN (SELECT institution, year, slug FROM (${named}))`,
    ),
    db.statement(sql`INSERT INTO past_exams (institution, year, slug, phase, day, booklet, questions, items)
      SELECT e.institution, e.year, e.slug, e.phase, e.day,
        CASE WHEN min(q.booklet) = max(q.booklet) AND count(q.booklet) * 2 > count(*) THEN min(q.booklet) END, count(*),
        json_group_array(json_array(q.ord, q.number) ORDER BY ${BOOKLET_ORDER})
      FROM (${named}) e CROSS JOIN questions q ON ${own}
      GROUP BY e.institution, e.year, e.slug
      ON CONFLICT (institution, year, slug) DO NOTHING`),
    db.statement(
      sql`DELETE FROM past_exam_totals WHERE institution IN (SELECT value FROM json_each(${institutions}))`,
    ),
    db.statement(sql`INSERT INTO past_exam_totals (institution, exams, questions, first_year, last_year)
      SELECT e.institution, count(*), sum(e.questions), min(e.year), max(e.year)
      FROM json_each(${institutions}) i CROSS JOIN past_exams e ON e.institution = i.value GROUP BY e.institution`),
  ] as const;
}
