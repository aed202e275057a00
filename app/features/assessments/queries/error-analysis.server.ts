import { type SQL, sql } from "drizzle-orm";
import { type KeyAsker, notHeld } from "#app/features/bank/queries/held-back.server.ts";
import type { AssessmentReader } from "#app/features/school/domain/school-reader.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, json, pick } from "#app/platform/db/fields.server.ts";
import { assessments } from "#drizzle/schema/assessments/assessments.ts";
import {
  classResults,
  distractorPanels,
  submissionTopics,
} from "#drizzle/schema/assessments/error-analysis.ts";
import { schoolClasses, schoolPeople } from "#drizzle/schema/school/school-people.ts";
import type { CostlyQuestion } from "../domain/analysis/tally.ts";

const MOST_OF_CLASS = 100;
const MOST_OF_SCHOOL = 400;
const MOST_OF_PERSON = 60;
const MOST_CLASSES = 50;
/** In the evolution beside one result. */
export const MOST_OVER_TIME = 12;

/** `t`, `c`: the active classes that a person teaches, newest year first. */
function taughtBy(person: number | null): SQL {
  return sql`FROM class_members t CROSS JOIN school_classes c ON c.num = t.class
    WHERE t.person = ${person} AND t.until = 0 AND t.role = 'teacher' AND c.active = 1`;
}

/** Those a teacher may read the analysis of. */
export function classesToAnalyse(db: Database, { person }: Pick<AssessmentReader, "person">) {
  return db.select(
    pick(columns(schoolClasses, "c"), "id", "name"),
    sql`${taughtBy(person)} ORDER BY c.year DESC, c.slug LIMIT ${MOST_CLASSES}`,
  );
}

/** The class in the reader's filter; for a teacher without a choice, the first of theirs. 0: the whole school. */
function chosenClass({ schoolId, role, person }: AssessmentReader, classId: string | null): SQL {
  if (role === "manager")
    return classId === null
      ? sql`0`
      : sql`(SELECT c.num FROM school_classes c WHERE c.id = ${classId}
          AND c.school = (SELECT num FROM schools WHERE id = ${schoolId}))`;
  const wanted = classId === null ? sql`` : sql`AND c.id = ${classId}`;
  return sql`(SELECT c.num ${taughtBy(person)} ${wanted} ORDER BY c.year DESC, c.slug LIMIT 1)`;
}

/** Released results of a class or of the school since a time, newest first. Students have none. */
export function releasedResults(
  db: Database,
  reader: AssessmentReader,
  { classId, since }: { classId: string | null; since: number },
) {
  const most = reader.role === "manager" && classId === null ? MOST_OF_SCHOOL : MOST_OF_CLASS;
  return db.select(
    pick(columns(classResults, "r"), "shownAt", "n", "topics", "questions", "evidence"),
    sql`FROM class_results r WHERE r.school = ${reader.schoolId} AND r.class = ${chosenClass(reader, classId)}
      AND r.shown_at IS NOT NULL AND r.shown_at >= ${since} AND ${reader.role === "student" ? sql`0` : sql`1`}
      ORDER BY r.shown_at DESC LIMIT ${most}`,
  );
}

/** The number of one student whom staff may read the analysis of: of a class that a teacher teaches, or of the school. */
function studentOf({ schoolId, role, person }: AssessmentReader, studentId: string): SQL {
  const taught = sql`EXISTS (SELECT 1 FROM class_members m CROSS JOIN class_members t ON t.class = m.class
    WHERE m.person = p.num AND m.until = 0 AND t.person = ${person} AND t.until = 0 AND t.role = 'teacher')`;
  const right = role === "manager" ? sql`1` : role === "teacher" ? taught : sql`0`;
  return sql`(SELECT p.num FROM school_people p WHERE p.id = ${studentId} AND p.role = 'student'
    AND p.school = (SELECT num FROM schools WHERE id = ${schoolId}) AND ${right})`;
}

export function studentToAnalyse(db: Database, reader: AssessmentReader, studentId: string) {
  return db.select(
    pick(columns(schoolPeople, "s"), "id", "firstName", "lastName"),
    sql`FROM school_people s WHERE s.num = ${studentOf(reader, studentId)}`,
  );
}

/** One student's released results for staff, newest first. */
export function releasedOfStudent(db: Database, reader: AssessmentReader, studentId: string, since: number) {
  const asked = { schoolId: reader.schoolId, person: studentOf(reader, studentId), asker: null };
  return ownReleased(db, asked, since);
}

/** Of `submission_topics t`, without what an open exam withholds from the student. */
function costlyFor(asker: KeyAsker) {
  return json<CostlyQuestion[]>(
    sql`(SELECT json_group_array(json(j.value)) FROM json_each(t.questions) j WHERE ${notHeld(sql`j.value ->> 'ord'`, asker)})`,
  );
}

/**
 * A student's own of released assessments, newest first; what their rules show is for the reader's eyes to decide. `asker`: the
 * student; null for staff.
 */
export function ownReleased(
  db: Database,
  { schoolId, person, asker }: { schoolId: string; person: number | SQL | null; asker: KeyAsker | null },
  since: number,
  most = MOST_OF_PERSON,
) {
  return db.select(
    {
      ...pick(columns(submissionTopics, "t"), "topics", "questions", "evidence"),
      ...(asker && { questions: costlyFor(asker) }),
      ...pick(
        columns(assessments, "a"),
        "id",
        "title",
        "rules",
        "publishedAt",
        "opensAt",
        "closesAt",
        "releasedAt",
      ),
    },
    sql`FROM submission_topics t CROSS JOIN assessments a ON a.num = t.assessment
      WHERE t.person = ${person} AND a.school = ${schoolId} AND a.deleted_at IS NULL AND a.released_at >= ${since}
      ORDER BY a.released_at DESC LIMIT ${most}`,
  );
}

/** The class in the filter, or the assessment's only one; a teacher's own. */
function classInResults({ schoolId, role, person }: AssessmentReader, classId: string | null): SQL {
  const wanted = classId === null ? sql`` : sql`AND c.id = ${classId}`;
  const own =
    role === "manager"
      ? sql`c.school = (SELECT num FROM schools WHERE id = ${schoolId})`
      : sql`EXISTS (SELECT 1 FROM class_members t WHERE t.class = c.num AND t.person = ${person} AND t.until = 0 AND t.role = 'teacher')`;
  return sql`(SELECT max(c.num) FROM assessment_classes k CROSS JOIN school_classes c ON c.num = k.class
    WHERE k.assessment = o.num ${wanted} AND ${own} HAVING count(*) = 1)`;
}

/** Released results over time of the class that an assessment's results are shown of; newest first. */
export function pastResultsOfClass(
  db: Database,
  reader: AssessmentReader,
  { id, classId }: { id: string; classId: string | null },
) {
  return db.select(
    {
      ...pick(columns(assessments, "a"), "id", "title"),
      ...pick(columns(classResults, "r"), "shownAt", "n", "topics"),
    },
    sql`FROM assessments o CROSS JOIN class_results r ON r.school = o.school AND r.class = ${classInResults(reader, classId)}
        AND r.shown_at IS NOT NULL
      CROSS JOIN assessments a ON a.num = r.assessment
    WHERE o.id = ${id} AND o.school = ${reader.schoolId} AND ${reader.role === "student" ? sql`0` : sql`1`}
    ORDER BY r.shown_at DESC LIMIT ${MOST_OVER_TIME}`,
  );
}

/** All notes of a school; no row: none. */
export function distractorPanel(db: Database, schoolId: string) {
  return db.select(
    pick(columns(distractorPanels), "notes"),
    sql`FROM distractor_panels WHERE school = ${schoolId}`,
  );
}
