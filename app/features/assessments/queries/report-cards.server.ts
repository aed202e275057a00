import { type SQL, sql } from "drizzle-orm";
import type { AssessmentReader } from "#app/features/school/domain/school-reader.ts";
import { schoolNumber } from "#app/features/school/queries/people.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { int, text } from "#app/platform/db/fields.server.ts";

const MOST_CLASSES = 200;
const MOST_ASSESSMENTS = 60;
const MOST_STUDENTS = 200;

/** Of a period in epoch seconds, for a class, or for the reader alone. */
export type ReportOf = { classId: string; from: number; until: number };

/** Condition on `school_classes c`: of the school, and the reader's if not of the management. */
function mayReport({ schoolId, role, person }: AssessmentReader): SQL {
  const own = sql`c.school = ${schoolNumber(schoolId)}`;
  if (role === "manager") return own;
  if (role === "student") return sql`c.num = -1`;
  return sql`${own} AND EXISTS (SELECT 1 FROM class_members t WHERE t.class = c.num AND t.until = 0 AND t.person = ${person})`;
}

export function classesToReport(db: Database, reader: AssessmentReader) {
  return db.select(
    { id: text(sql`c.id`), name: text(sql`c.name`) },
    sql`FROM school_classes c WHERE ${mayReport(reader)} ORDER BY c.year DESC, c.name LIMIT ${MOST_CLASSES}`,
  );
}

/** Numbers of the people of the report. */
function peopleOf(reader: AssessmentReader, { classId }: ReportOf): SQL {
  if (reader.role === "student") return sql`SELECT ${reader.person ?? -1}`;
  return sql`SELECT m.person FROM school_classes c CROSS JOIN class_members m ON m.class = c.num AND m.until = 0
    WHERE c.id = ${classId} AND ${mayReport(reader)}`;
}

/** Condition on `assessments a`: released in the period, its scores to be seen by the reader. */
function isReleased({ schoolId, role }: AssessmentReader, { from, until }: ReportOf): SQL {
  const shown = role === "student" ? sql`AND a.rules ->> 'showScore' IS NOT 'never'` : sql``;
  return sql`a.school = ${schoolId} AND a.deleted_at IS NULL AND a.released_at IS NOT NULL ${shown}
    AND coalesce(a.closes_at, a.released_at) >= ${from} AND coalesce(a.closes_at, a.released_at) < CAST(${until} AS INTEGER)`;
}

/** Points of a full exam, without what is annulled. */
const best = int(sql`(SELECT total(n.weight) FROM (SELECT h.value ->> 'ord' AS ord,
    coalesce(h.value ->> 'weight', g.value ->> 'weight') AS weight, row_number() OVER (ORDER BY g.key, h.key) - 1 AS place
    FROM json_each(a.document, '$.sections') g, json_each(g.value, '$.questions') h) n
  WHERE coalesce((SELECT k.after ->> 'kind' FROM assessment_key_changes k WHERE k.assessment = a.num AND k.place = n.place
      AND k.undone_at IS NULL ORDER BY k.num DESC LIMIT 1),
    (SELECT 'annul' FROM questions q WHERE q.ord = n.ord AND q.status = 'annulled'), '') <> 'annul')`);

/** Submissions of the report's people, the oldest first. */
export function assessmentsToReport(db: Database, reader: AssessmentReader, of: ReportOf) {
  return db.select(
    {
      id: text(sql`a.id`),
      title: text(sql`a.title`),
      at: int(sql`coalesce(a.closes_at, a.released_at)`),
      best,
    },
    sql`FROM assessments a WHERE ${isReleased(reader, of)} AND EXISTS (SELECT 1 FROM submissions s
      WHERE s.assessment = a.num AND s.score IS NOT NULL AND s.person IN (${peopleOf(reader, of)}))
    ORDER BY coalesce(a.closes_at, a.released_at) DESC LIMIT ${MOST_ASSESSMENTS}`,
  );
}

export function studentsToReport(db: Database, reader: AssessmentReader, of: ReportOf) {
  return db.select(
    { id: text(sql`p.id`), name: text(sql`p.first_name || ' ' || p.last_name`) },
    sql`FROM school_people p WHERE p.num IN (${peopleOf(reader, of)}) AND p.role = 'student' ORDER BY p.place LIMIT ${MOST_STUDENTS}`,
  );
}

/** The best score of each person and assessment. */
export function scoresToReport(db: Database, reader: AssessmentReader, of: ReportOf) {
  return db.select(
    { person: text(sql`p.id`), assessment: text(sql`a.id`), score: int(sql`max(s.score)`) },
    sql`FROM school_people p CROSS JOIN submissions s ON s.person = p.num CROSS JOIN assessments a ON a.num = s.assessment
    WHERE p.num IN (${peopleOf(reader, of)}) AND s.score IS NOT NULL AND ${isReleased(reader, of)} GROUP BY p.num, a.num`,
  );
}
