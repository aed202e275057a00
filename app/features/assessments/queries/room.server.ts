import { type SQL, sql } from "drizzle-orm";
import type { AssessmentReader } from "#app/features/school/domain/school-reader.ts";
import { schoolNumber } from "#app/features/school/queries/people.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, flag, int, outer, pick, type RowOf, text } from "#app/platform/db/fields.server.ts";
import { assessments, submissions } from "#drizzle/schema/assessments/assessments.ts";
import { mayManage, mayTake } from "./assessment-right.server.ts";

const head = pick(
  columns(assessments, "a"),
  "num",
  "id",
  "title",
  "opensAt",
  "closesAt",
  "publishedAt",
  "releasedAt",
  "questions",
);

/** The assessment for who applies it. */
export function assessmentToApply(db: Database, reader: AssessmentReader, id: string) {
  return db.select(head, sql`FROM assessments a WHERE a.id = ${id} AND ${mayManage(reader)}`);
}

/** The number of a student of the school. */
export function studentNumber(db: Database, schoolId: string, personId: string) {
  return db.select(
    { num: int(sql`p.num`) },
    sql`FROM school_people p WHERE p.id = ${personId} AND p.school = ${schoolNumber(schoolId)} AND p.role = 'student'`,
  );
}

/** Changes with the times of a student's sitting, and the device on which it goes on. */
function sittingMark({ person }: AssessmentReader): SQL {
  return sql`coalesce(a.closes_at, '') || coalesce((SELECT ' ' || s.ends_at || ' ' || s.device FROM submissions s
    WHERE s.assessment = a.num AND s.person = ${person} ORDER BY s.attempt DESC LIMIT 1), '')`;
}

/** A row for who may be in its room: staff, or a student with a sitting. */
export function roomRight(db: Database, reader: AssessmentReader, id: string) {
  return db.select(
    {
      ...pick(head, "closesAt"),
      isStaff: flag(sql`(${mayManage(reader)})`),
      sitting: text(sittingMark(reader)),
    },
    sql`FROM assessments a WHERE a.id = ${id} AND ((${mayManage(reader)}) OR (${mayTake(reader)}))`,
  );
}

/** Of a panel: a school's year has no more. */
const MOST_TAKERS = 2000;

const taker = {
  num: int(sql`p.num`),
  id: text(sql`p.id`),
  firstName: text(sql`p.first_name`),
  lastName: text(sql`p.last_name`),
  extraMinutes: int(sql`coalesce(t.extra_minutes, 0)`),
  ...pick(
    outer(columns(submissions, "s")),
    "attempt",
    "startedAt",
    "endsAt",
    "seenAt",
    "submittedAt",
    "answers",
    "away",
  ),
};
export type TakerRow = RowOf<typeof taker>;

/** Its students by name, each with the newest sitting. */
export function takersOf(db: Database, reader: AssessmentReader, id: string) {
  return db.select(
    taker,
    sql`FROM (SELECT a.num AS assessment, m.person FROM assessments a CROSS JOIN assessment_classes k ON k.assessment = a.num
        CROSS JOIN class_members m ON m.class = k.class AND m.until = 0 AND m.role = 'student'
        WHERE a.id = ${id} AND ${mayManage(reader)}
      UNION SELECT a.num, i.person FROM assessments a CROSS JOIN assessment_people i ON i.assessment = a.num AND i.invited = 1
        WHERE a.id = ${id} AND ${mayManage(reader)}
      UNION SELECT a.num, d.person FROM assessments a CROSS JOIN submissions d ON d.assessment = a.num
        WHERE a.id = ${id} AND ${mayManage(reader)}) w
    CROSS JOIN school_people p ON p.num = w.person
    LEFT JOIN assessment_people t ON t.person = w.person AND t.assessment = w.assessment
    LEFT JOIN submissions s ON s.assessment = w.assessment AND s.person = w.person AND s.attempt = (SELECT max(n.attempt)
      FROM submissions n WHERE n.assessment = w.assessment AND n.person = w.person)
    ORDER BY p.place LIMIT ${MOST_TAKERS}`,
  );
}

type More = { num: number; seconds: number; now: number };

/** More time for all: the closing, if there is one, and every sitting under way. */
export function extendForAll(db: Database, { num, seconds, now }: More) {
  return [
    db.statement(
      sql`UPDATE assessments SET closes_at = closes_at + ${seconds} WHERE num = ${num} AND closes_at IS NOT NULL`,
    ),
    db.statement(sql`UPDATE submissions SET ends_at = ends_at + ${seconds}
      WHERE assessment = ${num} AND submitted_at IS NULL AND ends_at >= CAST(${now} AS INTEGER)`),
  ] as const;
}

/** More time for one student: now, and at the next start. */
export function extendForOne(db: Database, { num, seconds, now }: More, personId: string, schoolId: string) {
  const person = sql`(SELECT p.num FROM school_people p WHERE p.id = ${personId} AND p.school = ${schoolNumber(schoolId)})`;
  return [
    db.statement(sql`INSERT INTO assessment_people (person, assessment, extra_minutes)
      SELECT p.num, ${num}, ${seconds / 60} FROM school_people p WHERE p.id = ${personId} AND p.school = ${schoolNumber(schoolId)} AND p.role = 'student'
      ON CONFLICT (person, assessment) DO UPDATE SET extra_minutes = min(600, extra_minutes + excluded.extra_minutes)`),
    db.statement(sql`UPDATE submissions SET ends_at = ends_at + ${seconds}
      WHERE assessment = ${num} AND person = ${person} AND submitted_at IS NULL AND ends_at >= CAST(${now} AS INTEGER)`),
  ] as const;
}
