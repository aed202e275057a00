import { type SQL, sql } from "drizzle-orm";
import type { AssessmentReader } from "#app/features/school/domain/school-reader.ts";
import { type ChangeStamp, schoolNumber } from "#app/features/school/queries/people.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { text } from "#app/platform/db/fields.server.ts";
import type { StudentTerms } from "../domain/making/student-terms.server.ts";
import { mayManage } from "./assessment-right.server.ts";

const changed = { id: text(sql`id`) };

function managed(reader: AssessmentReader, id: string): SQL {
  return sql`(SELECT a.num FROM assessments a WHERE a.id = ${id} AND ${mayManage(reader)})`;
}

/** Notes the change; a row if the reader may make it. */
export function touchAssessment(db: Database, reader: AssessmentReader, id: string, { at, by }: ChangeStamp) {
  return db.returning(
    changed,
    sql`UPDATE assessments SET updated_at = ${at}, updated_by = ${by} WHERE num = ${managed(reader, id)}`,
  );
}

/** The classes as they shall be. */
export function classStatements(
  db: Database,
  reader: AssessmentReader,
  { id, classes }: { id: string; classes: readonly string[] },
) {
  const wanted = sql`(SELECT c.num FROM json_each(${JSON.stringify(classes)}) j CROSS JOIN school_classes c ON c.id = j.value
    WHERE c.school = ${schoolNumber(reader.schoolId)})`;
  const own = managed(reader, id);
  return [
    // Before classes are removed: they may be the right to make it.
    db.statement(sql`INSERT OR IGNORE INTO assessment_classes (class, assessment)
      SELECT w.num, n.num FROM ${wanted} w CROSS JOIN ${own} n`),
    db.statement(sql`DELETE FROM assessment_classes WHERE assessment = ${own} AND class NOT IN ${wanted}`),
  ] as const;
}

/** The colleagues as they shall be: staff of the school. */
export function teacherStatements(
  db: Database,
  reader: AssessmentReader,
  { id, people }: { id: string; people: readonly string[] },
) {
  const wanted = sql`(SELECT p.num FROM json_each(${JSON.stringify(people)}) j CROSS JOIN school_people p ON p.id = j.value
    WHERE p.school = ${schoolNumber(reader.schoolId)} AND p.role <> 'student')`;
  const own = managed(reader, id);
  return [
    db.statement(sql`INSERT OR IGNORE INTO assessment_teachers (person, assessment)
      SELECT w.num, n.num FROM ${wanted} w CROSS JOIN ${own} n`),
    db.statement(sql`DELETE FROM assessment_teachers WHERE assessment = ${own} AND person NOT IN ${wanted}`),
  ] as const;
}

/** What is different for single students, as it shall be; students alone. */
export function termStatements(
  db: Database,
  reader: AssessmentReader,
  { id, terms }: { id: string; terms: readonly StudentTerms[] },
) {
  const sent = JSON.stringify(
    terms.map((each) => ({ ...each, invited: each.invited ? 1 : 0, largeText: each.largeText ? 1 : 0 })),
  );
  const own = managed(reader, id);
  const wanted = sql`json_each(${sent}) j CROSS JOIN school_people p ON p.id = j.value ->> 'personId'
    AND p.school = ${schoolNumber(reader.schoolId)} AND p.role = 'student'`;
  return [
    db.statement(sql`INSERT INTO assessment_people (person, assessment, invited, extra_minutes, large_text, opens_at, closes_at, more_attempts)
      SELECT p.num, n.num, j.value ->> 'invited', j.value ->> 'extraMinutes', j.value ->> 'largeText', j.value ->> 'opensAt',
        j.value ->> 'closesAt', j.value ->> 'moreAttempts' FROM ${own} n CROSS JOIN ${wanted} WHERE true
      ON CONFLICT DO UPDATE SET invited = excluded.invited, extra_minutes = excluded.extra_minutes, large_text = excluded.large_text,
        opens_at = excluded.opens_at, closes_at = excluded.closes_at, more_attempts = excluded.more_attempts`),
    db.statement(
      sql`DELETE FROM assessment_people WHERE assessment = ${own} AND person NOT IN (SELECT p.num FROM ${wanted})`,
    ),
  ] as const;
}

const MOST_FOUND = 400;
const found = { id: text(sql`p.id`), name: text(sql`p.first_name || ' ' || p.last_name`) };

/** Students of the assessment's classes and of the reader's own. */
export function studentsAround(db: Database, reader: AssessmentReader, id: string) {
  return db.select(
    found,
    sql`FROM (SELECT k.class FROM assessments a CROSS JOIN assessment_classes k ON k.assessment = a.num
        WHERE a.id = ${id} AND ${mayManage(reader)}
      UNION SELECT m.class FROM class_members m WHERE m.person = ${reader.person ?? -1} AND m.until = 0) c
      CROSS JOIN class_members s ON s.class = c.class AND s.until = 0 AND s.role = 'student'
      CROSS JOIN school_people p ON p.num = s.person AND p.school = ${schoolNumber(reader.schoolId)}
    GROUP BY p.num LIMIT ${MOST_FOUND}`,
  );
}
