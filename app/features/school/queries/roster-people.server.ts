import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, flag, json, pick, type RowOf, text } from "#app/platform/db/fields.server.ts";
import { schoolClasses, schoolPeople } from "#drizzle/schema/school/school-people.ts";
import { personWords } from "../domain/person-words.ts";
import type { KnownClass } from "../domain/roster/resolve-classes.ts";
import type { KnownStay, PersonBefore, WrittenPerson } from "../domain/roster/roster-import.ts";
import { sortKey } from "../domain/sort-key.ts";
import { type ChangeStamp, schoolNumber } from "./people.server.ts";

const own = pick(
  columns(schoolPeople, "p"),
  "place",
  "num",
  "id",
  "firstName",
  "lastName",
  "email",
  "mobile",
  "schoolUserId",
  "role",
  "active",
  "year",
  "words",
  "updatedAt",
  "updatedBy",
);
const stays = json<
  (KnownStay & { id: string })[]
>(sql`(SELECT json_group_array(json_object('class', m.class, 'since', m.since,
  'role', m.role, 'id', c.id)) FROM class_members m CROSS JOIN school_classes c ON c.num = m.class
  WHERE m.person = p.num AND m.until = 0)`);
const listed = { ...own, stays };
export type RosterPersonRow = RowOf<typeof listed>;

/** People of a school after a place, with their current classes. */
export function peopleForRoster(db: Database, schoolId: string, after: number, limit: number) {
  return db.select(
    listed,
    sql`FROM schools s CROSS JOIN school_people p ON p.place > max(CAST(${after} AS INTEGER), s.num * 2199023255552 - 1)
      AND p.place < (s.num + 1) * 2199023255552
    WHERE s.id = ${schoolId} ORDER BY p.place LIMIT CAST(${limit} AS INTEGER)`,
  );
}

/** People by their ids, e-mails or school user ids. */
export function peopleByKeys(
  db: Database,
  schoolId: string,
  {
    ids,
    emails,
    schoolIds,
  }: { ids: readonly string[]; emails: readonly string[]; schoolIds: readonly string[] },
) {
  const school = schoolNumber(schoolId);
  const list = (values: readonly string[]): SQL => sql`json_each(${JSON.stringify(values)})`;
  return db.select(
    listed,
    sql`FROM (
      SELECT i.num FROM ${list(ids)} j CROSS JOIN school_people i ON i.id = j.value
      UNION SELECT e.num FROM ${list(emails)} j CROSS JOIN school_people e ON e.school = ${school} AND e.email = j.value
      UNION SELECT k.num FROM ${list(schoolIds)} j CROSS JOIN school_people k ON k.school = ${school} AND k.school_user_id = j.value
    ) n CROSS JOIN school_people p ON p.num = n.num WHERE +p.school = ${school}`,
  );
}

const classFields = pick(columns(schoolClasses, "c"), "id", "name", "slug", "year", "active");

export function classesForRoster(db: Database, schoolId: string) {
  return db.select(
    classFields,
    sql`FROM school_classes c WHERE c.school = ${schoolNumber(schoolId)}`,
  ) satisfies {
    fields: Record<keyof KnownClass, unknown>;
  };
}

const COLUMNS = sql.raw(
  "first_name, last_name, email, mobile, school_user_id, role, active, year, words, updated_at, updated_by",
);
const VALUES = sql.raw(
  [
    "firstName",
    "lastName",
    "email",
    "mobile",
    "schoolUserId",
    "role",
    "active",
    "year",
    "words",
    "updatedAt",
    "updatedBy",
  ]
    .map((name) => `j.value ->> '${name}'`)
    .join(", "),
);

/** Writes people who are there already. */
export function updatePeople(
  db: Database,
  schoolId: string,
  people: readonly WrittenPerson[],
  { at, by }: ChangeStamp,
) {
  const rows = people.map(({ id, after }) => ({
    ...after,
    id,
    place: 0,
    email: after.email || null,
    mobile: after.mobile || null,
    schoolUserId: after.schoolUserId || null,
    active: after.active ? 1 : 0,
    sortKey: sortKey(after.firstName, after.lastName),
    words: personWords(after),
    updatedAt: at,
    updatedBy: by,
  }));
  return writePeople(db, schoolId, rows, sql`true`);
}

function writePeople(db: Database, schoolId: string, rows: readonly object[], condition: SQL) {
  return db.statement(sql`INSERT INTO changed_school_people (name_key, place, id, school, ${COLUMNS})
    SELECT j.value ->> 'sortKey', j.value ->> 'place', j.value ->> 'id', s.num, ${VALUES}
    FROM json_each(${JSON.stringify(rows)}) j CROSS JOIN schools s ON s.id = ${schoolId} WHERE ${condition}`);
}

type WantedClasses = { id: string; classes: readonly string[]; role: "student" | "teacher" };

/** Ends stays that are not wanted, moves the others to the role's list and begins new ones (R-SCHOOL-2). */
export function setClasses(db: Database, schoolId: string, people: readonly WantedClasses[], at: number) {
  const wanted = people.flatMap(({ id, classes, role }) => classes.map((each) => [id, each, role]));
  const all = people.map(({ id, role }) => [id, role]);
  const school = schoolNumber(schoolId);
  const nums = (role: string | null) => sql`(SELECT p.num FROM (SELECT value ->> 0 AS id, value ->> 1 AS role
    FROM json_each(${JSON.stringify(all)})) j CROSS JOIN school_people p ON p.id = j.id
    WHERE p.school = ${school}${role === null ? sql`` : sql` AND j.role = ${role}`})`;
  const gone = sql`until = 0 AND person IN ${nums(null)} AND (class, person) NOT IN (
    SELECT c.num, p.num FROM (SELECT value ->> 0 AS id, value ->> 1 AS class FROM json_each(${JSON.stringify(wanted)})) j
    CROSS JOIN school_classes c ON c.id = j.class CROSS JOIN school_people p ON p.id = j.id)`;
  return [
    db.statement(sql`DELETE FROM class_members WHERE since >= ${at} AND ${gone}`),
    db.statement(sql`UPDATE class_members SET until = ${at} WHERE ${gone}`),
    ...(["student", "teacher"] as const).map((role) =>
      db.statement(
        sql`UPDATE class_members SET role = ${role} WHERE until = 0 AND role <> ${role} AND person IN ${nums(role)}`,
      ),
    ),
    db.statement(sql`INSERT OR IGNORE INTO class_members (class, until, person, since, role)
      SELECT c.num, 0, p.num, ${at}, j.role
      FROM (SELECT value ->> 0 AS id, value ->> 1 AS class, value ->> 2 AS role FROM json_each(${JSON.stringify(wanted)})) j
      CROSS JOIN school_classes c ON c.id = j.class AND c.school = ${school}
      CROSS JOIN school_people p ON p.id = j.id AND p.school = ${school}`),
  ] as const;
}

/** People unchanged since `at`. */
function untouched(ids: readonly string[], at: number): SQL {
  return sql`(SELECT p.num FROM json_each(${JSON.stringify(ids)}) j CROSS JOIN school_people p ON p.id = j.value
    WHERE p.updated_at = ${at})`;
}

/** Puts people and their stays back as they were, unless somebody changed them since. */
export function restorePeople(
  db: Database,
  schoolId: string,
  before: readonly { person: PersonBefore; stays: readonly KnownStay[] }[],
  at: number,
) {
  const ids = before.map(({ person }) => person.id);
  const rows = before.map(({ person }) => ({
    ...person,
    active: person.active ? 1 : 0,
    sortKey: sortKey(person.firstName, person.lastName),
  }));
  const stayed = before.flatMap(({ person, stays: each }) =>
    each.map((stay) => [person.id, stay.class, stay.since, stay.role]),
  );
  return [
    db.statement(
      sql`DELETE FROM class_members WHERE until IN (0, ${at}) AND person IN ${untouched(ids, at)}`,
    ),
    db.statement(sql`INSERT OR REPLACE INTO class_members (class, until, person, since, role)
      SELECT j.class, 0, p.num, j.since, j.role
      FROM (SELECT value ->> 0 AS id, value ->> 1 AS class, value ->> 2 AS since, value ->> 3 AS role
        FROM json_each(${JSON.stringify(stayed)})) j
      CROSS JOIN school_people p ON p.id = j.id AND p.updated_at = ${at}`),
    writePeople(
      db,
      schoolId,
      rows,
      sql`j.value ->> 'id' IN (SELECT p.id FROM school_people p WHERE p.num IN ${untouched(ids, at)})`,
    ),
  ] as const;
}

const entered = sql`(account IS NOT NULL OR login IS NOT NULL)`;

/** People whom an import wrote, as they are now. `entered`: with an account of their own. */
export function peopleToUndo(db: Database, schoolId: string, ids: readonly string[]) {
  return db.select(
    { ...pick(columns(schoolPeople, "p"), "id", "updatedAt"), entered: flag(entered) },
    sql`FROM json_each(${JSON.stringify(ids)}) j CROSS JOIN school_people p ON p.id = j.value
    WHERE p.school = ${schoolNumber(schoolId)}`,
  );
}

/** Of classes that an import made, those that somebody is or was in. */
export function classesInUse(db: Database, schoolId: string, ids: readonly string[]) {
  return db.select(
    { id: text(sql`c.id`) },
    sql`FROM json_each(${JSON.stringify(ids)}) j CROSS JOIN school_classes c ON c.id = j.value
    WHERE c.school = ${schoolNumber(schoolId)} AND EXISTS (SELECT 1 FROM class_members m WHERE m.class = c.num)`,
  );
}

/** Removes people whom an import made, with their access cards, unless they have entered since: those become inactive. */
export function deleteImportedPeople(
  db: Database,
  schoolId: string,
  ids: readonly string[],
  { at, by }: ChangeStamp,
) {
  const these = sql`id IN (SELECT value FROM json_each(${JSON.stringify(ids)})) AND +school = ${schoolNumber(schoolId)}`;
  return [
    db.statement(sql`DELETE FROM school_people WHERE ${these} AND NOT ${entered}`),
    db.statement(
      sql`UPDATE school_people SET active = 0, updated_at = ${at}, updated_by = ${by} WHERE ${these} AND active = 1`,
    ),
  ] as const;
}

/** Deletes classes that an import made and that never had people. */
export function deleteImportedClasses(db: Database, schoolId: string, ids: readonly string[]) {
  return db.returning(
    { id: text(sql`id`) },
    sql`DELETE FROM school_classes WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))
      AND +school = ${schoolNumber(schoolId)} AND NOT EXISTS (SELECT 1 FROM class_members m WHERE m.class = school_classes.num)`,
  );
}
