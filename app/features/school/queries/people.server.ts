import { type SQL, sql } from "drizzle-orm";
import type { RoleInSchool } from "#app/platform/access/membership.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { personWords } from "../domain/person-words.ts";
import { sortKey } from "../domain/sort-key.ts";

/** A school's number, by the id in its addresses. */
export function schoolNumber(schoolId: string): SQL {
  return sql`(SELECT num FROM schools WHERE id = ${schoolId})`;
}

/** `id`: given by the caller. `accountId`: a user's id; null until the person has an account. */
export type NewSchoolPerson = {
  id: string;
  firstName: string;
  lastName: string;
  email: string | null;
  mobile: string | null;
  schoolUserId: string | null;
  role: RoleInSchool;
  active: boolean;
  year: number;
  accountId: string | null;
};

export type ChangeStamp = { at: number; by: string | null };

/** Adds people, 400 at most, under a condition. Fails on an existing school id, e-mail or account. */
export function insertPeople(
  db: Database,
  schoolId: string,
  people: readonly NewSchoolPerson[],
  { at, by }: ChangeStamp,
  condition: SQL = sql`true`,
) {
  const rows = people.map((person) => ({
    ...person,
    active: person.active ? 1 : 0,
    sortKey: sortKey(person.firstName, person.lastName),
    words: personWords(person),
  }));
  return db.statement(sql`INSERT INTO new_school_people (name_key, id, school, first_name, last_name, email, mobile,
      school_user_id, role, active, year, account, words, created_at, updated_at, updated_by)
    SELECT j.value ->> 'sortKey', j.value ->> 'id', s.num, j.value ->> 'firstName', j.value ->> 'lastName',
      j.value ->> 'email', j.value ->> 'mobile', j.value ->> 'schoolUserId', j.value ->> 'role', j.value ->> 'active',
      j.value ->> 'year', (SELECT u.num FROM users u WHERE u.id = j.value ->> 'accountId'), j.value ->> 'words',
      ${at}, ${at}, ${by}
    FROM json_each(${JSON.stringify(rows)}) j CROSS JOIN schools s ON s.id = ${schoolId} WHERE ${condition}`);
}
