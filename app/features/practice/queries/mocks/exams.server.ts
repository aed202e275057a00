import { sql } from "drizzle-orm";
import { question } from "#app/features/bank/queries/question-fields.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, flag, int, pick } from "#app/platform/db/fields.server.ts";
import { pastExams } from "#drizzle/schema/bank/past-exams.ts";

type Place = { institution: number; year: number; slug: string };

/** A real exam's questions in its order, with the exam they are of; `isHeld`: not to be practised. At most three rows each. */
export function questionsToSit(db: Database, { institution, year, slug }: Place) {
  return db.select(
    {
      ...pick(question, "ord", "language", "subject"),
      ...pick(columns(pastExams, "e"), "phase", "day"),
      isHeld: flag(sql`q.status = 'quarantined'`),
      lacksPicture: flag(sql`coalesce(w.quarantine_reason GLOB 'imagem não fornecida*', 0)`),
    },
    sql`FROM past_exams e CROSS JOIN json_each(e.items) p CROSS JOIN questions q ON q.ord = p.value ->> 0
    LEFT JOIN question_sources w ON w.ord = q.ord AND q.status = 'quarantined'
    WHERE e.institution = ${institution} AND e.year = ${year} AND e.slug = ${slug} AND q.kind <> 'open' ORDER BY p.key`,
  );
}

const real = { ...pick(columns(pastExams, "e"), "institution", "year", "slug", "phase", "day", "questions") };

/** The newest real exams up to a year, of one institution or of all. */
export function newestExams(
  db: Database,
  { institution, until }: { institution: number | null; until: number },
  limit: number,
) {
  return db.select(
    real,
    sql`FROM past_exams e WHERE (${institution} IS NULL OR e.institution = ${institution}) AND e.year <= ${until} ORDER BY e.year DESC, e.institution, e.slug
    LIMIT ${limit}`,
  );
}

/** Institutions with real exams. */
export function institutionsWithExams(db: Database) {
  return db.select(
    { institution: int(sql`t.institution`) },
    sql`FROM past_exam_totals t ORDER BY t.questions DESC`,
  );
}
