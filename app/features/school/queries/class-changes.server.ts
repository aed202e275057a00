import { type SQL, sql } from "drizzle-orm";
import type { RoleInSchool } from "#app/platform/access/membership.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { classRole } from "../domain/class-role.ts";
import { type ChangeStamp, schoolNumber } from "./people.server.ts";

/** The numbers of people of this school, by their ids. */
function peopleNumbers(schoolId: string, ids: readonly string[]): SQL {
  return sql`(SELECT p.num FROM json_each(${JSON.stringify(ids)}) j CROSS JOIN school_people p ON p.id = j.value
    WHERE p.school = ${schoolNumber(schoolId)})`;
}

/** The numbers of classes of this school, by their ids. */
function classNumbers(schoolId: string, ids: readonly string[]): SQL {
  return sql`(SELECT c.num FROM json_each(${JSON.stringify(ids)}) j CROSS JOIN school_classes c ON c.id = j.value
    WHERE c.school = ${schoolNumber(schoolId)})`;
}

/** Ends current stays; one that began this second leaves no trace, so that no two ends coincide. */
function endStays(db: Database, of: SQL, at: number) {
  return [
    db.statement(sql`DELETE FROM class_members WHERE until = 0 AND since >= ${at} AND ${of}`),
    db.statement(sql`UPDATE class_members SET until = ${at} WHERE until = 0 AND ${of}`),
  ] as const;
}

/** Puts people into classes; who is there already stays. */
export function enterClasses(
  db: Database,
  schoolId: string,
  people: readonly string[],
  classes: readonly string[],
  at: number,
) {
  return db.statement(sql`INSERT OR IGNORE INTO class_members (class, until, person, since, role)
    SELECT c.num, 0, p.num, ${at}, CASE p.role WHEN 'student' THEN 'student' ELSE 'teacher' END
    FROM (SELECT value AS num FROM json_each((SELECT json_group_array(num) FROM ${classNumbers(schoolId, classes)}))) c
    CROSS JOIN (SELECT value AS id FROM json_each(${JSON.stringify(people)})) j
    CROSS JOIN school_people p ON p.id = j.id AND p.school = ${schoolNumber(schoolId)}`);
}

/** Removes people from classes; their stays become history. */
export function leaveClasses(
  db: Database,
  schoolId: string,
  people: readonly string[],
  classes: readonly string[],
  at: number,
) {
  const of = sql`class IN ${classNumbers(schoolId, classes)} AND person IN ${peopleNumbers(schoolId, people)}`;
  return endStays(db, of, at);
}

/** Gives people a role; the classes they stay in move them to the role's list (R-SCHOOL-2). */
export function setRole(
  db: Database,
  schoolId: string,
  people: readonly string[],
  role: RoleInSchool,
  { at, by }: ChangeStamp,
) {
  const list = classRole(role);
  return [
    db.statement(sql`UPDATE class_members SET role = ${list} WHERE until = 0 AND role <> ${list}
      AND person IN ${peopleNumbers(schoolId, people)}`),
    db.statement(sql`UPDATE school_people SET role = ${role}, updated_at = ${at}, updated_by = ${by}
      WHERE id IN (SELECT value FROM json_each(${JSON.stringify(people)})) AND +school = ${schoolNumber(schoolId)}`),
  ] as const;
}

/** One person's role and classes as they shall be, in the order of R-SCHOOL-2. */
export function updateClasses(
  db: Database,
  schoolId: string,
  wanted: { personId: string; role: RoleInSchool; classes: readonly string[] },
  { at, by }: ChangeStamp,
) {
  const { personId, role, classes } = wanted;
  const removed = sql`person IN ${peopleNumbers(schoolId, [personId])} AND class NOT IN ${classNumbers(schoolId, classes)}`;
  return [
    ...endStays(db, removed, at),
    ...setRole(db, schoolId, [personId], role, { at, by }),
    enterClasses(db, schoolId, [personId], classes, at),
  ] as const;
}
