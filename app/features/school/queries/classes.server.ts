import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, flag, outer, pick, type RowOf, text } from "#app/platform/db/fields.server.ts";
import { progress } from "#drizzle/schema/accounts/progress.ts";
import { classMembers, schoolClasses, schoolPeople } from "#drizzle/schema/school/school-people.ts";
import { type ChangeStamp, schoolNumber } from "./people.server.ts";

const ofClass = columns(schoolClasses, "c");
const listed = pick(ofClass, "num", "id", "name", "slug", "year", "active", "students", "teachers");
export type ClassRow = RowOf<typeof listed>;

/** Classes of a school's year after a folded name. */
export function classesOfYear(db: Database, schoolId: string, year: number, after: string, limit: number) {
  return db.select(
    listed,
    sql`FROM school_classes c WHERE c.school = ${schoolNumber(schoolId)} AND c.year = ${year} AND c.slug > ${after}
    ORDER BY c.slug LIMIT ${limit}`,
  );
}

/** The newest year in which a school has classes. */
export function newestClassYear(db: Database, schoolId: string) {
  return db.select(
    { year: ofClass.year },
    sql`FROM school_classes c WHERE c.school = ${schoolNumber(schoolId)} ORDER BY c.year DESC LIMIT 1`,
  );
}

export function classOfSchool(db: Database, schoolId: string, id: string) {
  return db.select(
    listed,
    sql`FROM school_classes c WHERE c.id = ${id} AND c.school = ${schoolNumber(schoolId)}`,
  );
}

const member = {
  ...pick(columns(classMembers, "m"), "since", "role"),
  ...pick(columns(schoolPeople, "p"), "place", "id", "firstName", "lastName", "active", "account"),
  ...outer(pick(columns(progress, "g"), "totalPoints", "lastAnsweredAt", "weekQuestions", "weekCorrect")),
};
export type ClassMemberRow = RowOf<typeof member>;

/** Current members by name, 200 at most. */
export function membersOfClass(db: Database, schoolId: string, id: string) {
  return db.select(
    member,
    sql`FROM school_classes c CROSS JOIN class_members m ON m.class = c.num AND m.until = 0
      CROSS JOIN school_people p ON p.num = m.person LEFT JOIN progress g ON g.user_num = p.account
    WHERE c.id = ${id} AND c.school = ${schoolNumber(schoolId)} ORDER BY p.place LIMIT 200`,
  );
}

export type NewClass = { id: string; name: string; slug: string; year: number };
const added = { id: text(sql`id`) };

/** Adds classes whose names are new in their years; a row for each. */
export function insertClasses(
  db: Database,
  schoolId: string,
  classes: readonly NewClass[],
  { at, by }: ChangeStamp,
) {
  return db.returning(
    added,
    sql`INSERT INTO school_classes (id, school, year, name, slug, created_at, updated_at, updated_by)
    SELECT j.value ->> 'id', s.num, j.value ->> 'year', j.value ->> 'name', j.value ->> 'slug', ${at}, ${at}, ${by}
    FROM json_each(${JSON.stringify(classes)}) j CROSS JOIN schools s ON s.id = ${schoolId} WHERE true
    ON CONFLICT (school, year, slug) DO NOTHING`,
  );
}

/** Renames or moves a class to another year. A row if it exists; fails on an existing name. */
export function renameClass(db: Database, schoolId: string, wanted: NewClass, { at, by }: ChangeStamp) {
  const { id, name, slug, year } = wanted;
  return db.returning(
    added,
    sql`UPDATE OR IGNORE school_classes SET name = ${name}, slug = ${slug}, year = ${year}, updated_at = ${at}, updated_by = ${by}
    WHERE id = ${id} AND school = ${schoolNumber(schoolId)}`,
  );
}

/** Archives or reopens. A row if it changed. */
export function setClassActive(
  db: Database,
  schoolId: string,
  id: string,
  active: boolean,
  { at, by }: ChangeStamp,
) {
  return db.returning(
    added,
    sql`UPDATE school_classes SET active = ${active ? 1 : 0}, updated_at = ${at}, updated_by = ${by}
    WHERE id = ${id} AND school = ${schoolNumber(schoolId)} AND active <> ${active ? 1 : 0}`,
  );
}

/** Puts the current members of one class into another of the same school. */
export function copyMembers(db: Database, schoolId: string, from: string, to: string, at: number) {
  return db.statement(sql`INSERT OR IGNORE INTO class_members (class, until, person, since, role)
    SELECT t.num, 0, m.person, ${at}, m.role
    FROM school_classes t CROSS JOIN school_classes f ON f.id = ${from} AND f.school = t.school
      CROSS JOIN class_members m ON m.class = f.num AND m.until = 0
    WHERE t.id = ${to} AND t.school = ${schoolNumber(schoolId)}`);
}

/** Whether a person (`num`) teaches a current class of another (`id`). */
export function isClassTeacher(db: Database, teacher: number, personId: string) {
  const common = sql`EXISTS (SELECT 1 FROM school_people p CROSS JOIN class_members m ON m.person = p.num AND m.until = 0
    CROSS JOIN class_members t ON t.class = m.class AND t.until = 0 AND t.person = ${teacher}
    WHERE p.id = ${personId} AND t.role = 'teacher')`;
  return db.select({ teaches: flag(common) }, sql`FROM (SELECT 1)`);
}
