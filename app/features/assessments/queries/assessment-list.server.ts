import { type SQL, sql } from "drizzle-orm";
import type { AssessmentReader } from "#app/features/school/domain/school-reader.ts";
import { schoolNumber } from "#app/features/school/queries/people.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, flag, json, orNull, outer, pick, type RowOf } from "#app/platform/db/fields.server.ts";
import { FIRST_PAGE } from "#app/platform/lists/domain/page.ts";
import { assessmentPeople, assessments } from "#drizzle/schema/assessments/assessments.ts";
import type { AssessmentFilter } from "../domain/making/assessment-filter.ts";
import type { OwnSitting } from "../domain/sitting/student-state.ts";
import { mayManage } from "./assessment-right.server.ts";
import { isStarted } from "./writing.server.ts";

const row = pick(
  columns(assessments, "a"),
  "num",
  "id",
  "title",
  "opensAt",
  "closesAt",
  "publishedAt",
  "releasedAt",
  "questions",
  "rules",
  "updatedAt",
);
type Page = { below: number; limit: number };

const forMakers = {
  ...row,
  started: flag(isStarted),
  classes: json<
    { id: string; name: string }[]
  >(sql`(SELECT json_group_array(json_object('id', c.id, 'name', c.name))
    FROM assessment_classes k CROSS JOIN school_classes c ON c.num = k.class WHERE k.assessment = a.num)`),
};
export type MadeRow = RowOf<typeof forMakers>;

function stateIs(state: AssessmentFilter["state"], now: number): SQL {
  const [time, isPublished] = [sql`CAST(${now} AS INTEGER)`, sql`a.published_at IS NOT NULL`];
  if (state === "draft") return sql`a.published_at IS NULL`;
  if (state === "scheduled") return sql`${isPublished} AND a.opens_at > ${time}`;
  if (state === "closed")
    return sql`${isPublished} AND a.closes_at <= ${time} AND coalesce(a.opens_at, 0) <= ${time}`;
  if (state === "open")
    return sql`${isPublished} AND coalesce(a.opens_at, 0) <= ${time} AND coalesce(a.closes_at, ${time} + 1) > ${time}`;
  return sql`1`;
}

/** The newest of some assessments `a` below a number. */
function newestOf(linked: SQL, key: SQL, shown: SQL, { below, limit }: Page): SQL {
  return sql`SELECT num FROM (SELECT a.num FROM ${linked} AND ${key} < CAST(${below} AS INTEGER) AND ${shown}
    ORDER BY ${key} DESC LIMIT ${limit})`;
}

const links = sql`assessment_classes k CROSS JOIN assessments a ON a.num = k.assessment`;

/** Those of each current class of a person. */
function ofOwnClasses(person: number | null, shown: SQL, page: Page): SQL {
  return sql`SELECT j.value AS num FROM class_members m CROSS JOIN json_each((SELECT json_group_array(num)
      FROM (${newestOf(sql`${links} WHERE k.class = m.class`, sql`k.assessment`, shown, page)}))) j
    WHERE m.person = ${person} AND m.until = 0`;
}

function madeBy(reader: AssessmentReader, filter: AssessmentFilter, shown: SQL, page: Page): SQL {
  const { schoolId, role, person, accountId } = reader;
  const number = sql`a.num`;
  if (filter.classId) {
    const ofClass = sql`${links} WHERE k.class = (SELECT c.num FROM school_classes c
      WHERE c.id = ${filter.classId} AND c.school = ${schoolNumber(schoolId)})`;
    return newestOf(ofClass, sql`k.assessment`, sql`${shown} AND ${mayManage(reader)}`, page);
  }
  if (role === "manager")
    return newestOf(
      sql`assessments a WHERE a.school = ${schoolId} AND a.deleted_at IS NULL`,
      number,
      shown,
      page,
    );
  const own = sql`assessments a WHERE a.created_by = ${accountId} AND a.school = ${schoolId} AND a.deleted_at IS NULL`;
  const shared = sql`assessment_teachers k CROSS JOIN assessments a ON a.num = k.assessment WHERE k.person = ${person}`;
  return sql`${ofOwnClasses(person, shown, page)} UNION ${newestOf(own, number, shown, page)}
    UNION ${newestOf(shared, sql`k.assessment`, shown, page)}`;
}

/** Assessments that the reader makes, newest first, below a number. */
export function assessmentsFor(
  db: Database,
  reader: AssessmentReader,
  filter: AssessmentFilter,
  { now, ...page }: Page & { now: number },
) {
  const found = filter.words === "" ? sql`1` : sql`instr(a.words, ${filter.words}) > 0`;
  const shown = sql`a.school = ${reader.schoolId} AND a.deleted_at IS NULL AND ${stateIs(filter.state, now)} AND ${found}`;
  return db.select(
    forMakers,
    sql`FROM (SELECT num FROM (${madeBy(reader, filter, shown, page)}) ORDER BY num DESC LIMIT ${page.limit}) s
      CROSS JOIN assessments a ON a.num = s.num ORDER BY a.num DESC`,
  );
}

/** The newest published assessments of a school for its management, or those that a teacher made. A row each. */
export function newestMade(db: Database, { schoolId, role, accountId }: AssessmentReader, limit: number) {
  const whose = role === "manager" ? sql`1` : sql`a.created_by = ${accountId}`;
  const made = sql`assessments a WHERE a.school = ${schoolId} AND a.deleted_at IS NULL AND ${whose}`;
  return db.select(
    pick(columns(assessments, "a"), "id", "title", "opensAt", "closesAt", "publishedAt", "releasedAt"),
    sql`FROM (${newestOf(made, sql`a.num`, sql`1`, { below: FIRST_PAGE, limit })}) n
      CROSS JOIN assessments a ON a.num = n.num WHERE a.published_at IS NOT NULL ORDER BY a.num DESC`,
  );
}

const terms = outer(columns(assessmentPeople, "p"));
const forTakers = {
  ...row,
  ownOpensAt: terms.opensAt,
  ownClosesAt: terms.closesAt,
  moreAttempts: terms.moreAttempts,
  extraMinutes: terms.extraMinutes,
  sitting: orNull(
    json<OwnSitting>(sql`(SELECT json_object('startedAt', s.started_at, 'endsAt', s.ends_at, 'submittedAt', s.submitted_at,
      'attempt', s.attempt) FROM submissions s WHERE s.assessment = a.num AND s.person = p0.num ORDER BY s.attempt DESC LIMIT 1)`),
  ),
};
export type TakenRow = RowOf<typeof forTakers>;

/** A student's assessments with the own window and newest sitting, newest first, below a number. */
export function assessmentsToTake(db: Database, { schoolId, person, role }: AssessmentReader, page: Page) {
  const isStudent = role === "student" ? sql`1` : sql`0`;
  const shown = sql`a.school = ${schoolId} AND a.deleted_at IS NULL AND a.active = 1 AND a.published_at IS NOT NULL AND ${isStudent}`;
  const invited = sql`assessment_people k CROSS JOIN assessments a ON a.num = k.assessment
    WHERE k.person = ${person} AND k.invited = 1`;
  return db.select(
    forTakers,
    sql`FROM (SELECT DISTINCT num FROM (${ofOwnClasses(person, shown, page)}
        UNION ALL ${newestOf(invited, sql`k.assessment`, shown, page)}) ORDER BY num DESC LIMIT ${page.limit}) n
      CROSS JOIN assessments a ON a.num = n.num CROSS JOIN (SELECT CAST(${person ?? -1} AS INTEGER) AS num) p0
      LEFT JOIN assessment_people p ON p.person = p0.num AND p.assessment = a.num ORDER BY a.num DESC`,
  );
}
