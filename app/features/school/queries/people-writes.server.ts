import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { flag, text } from "#app/platform/db/fields.server.ts";
import type { PersonFields } from "../domain/person-fields.ts";
import { personWords } from "../domain/person-words.ts";
import { sortKey } from "../domain/sort-key.ts";
import { type ChangeStamp, schoolNumber } from "./people.server.ts";

const WIDTH = sql.raw("2199023255552");

/** Whether another person of the school has the e-mail or the school id. */
export function takenInSchool(
  db: Database,
  schoolId: string,
  { id, email, schoolUserId }: { id: string; email: string; schoolUserId: string },
) {
  const other = (column: SQL, value: string) =>
    sql`EXISTS (SELECT 1 FROM school_people WHERE school = ${schoolNumber(schoolId)} AND ${column} = ${value} AND id <> ${id})`;
  return db.select(
    {
      email: flag(other(sql`email`, email)),
      schoolUserId: flag(other(sql`school_user_id`, schoolUserId)),
    },
    sql`FROM (SELECT 1)`,
  );
}

/** The first free place of a name, as the view's trigger finds it. */
function placeOf(schoolId: string, key: number): SQL {
  const start = sql`(WITH RECURSIVE keys (start) AS (
      SELECT ${schoolNumber(schoolId)} * ${WIDTH} + CAST(${key} AS INTEGER) * 200
      UNION ALL SELECT start + 200 FROM keys WHERE EXISTS (SELECT 1 FROM school_people o WHERE o.place = start + 199)
    ) SELECT max(start) FROM keys)`;
  return sql`(SELECT coalesce((SELECT max(o.place) FROM school_people o WHERE o.place BETWEEN k.start AND k.start + 199), k.start - 1) + 1
    FROM (SELECT ${start} AS start) k)`;
}

/** Changes what a school writes about a person. A row if they are of this school. */
export function updatePerson(
  db: Database,
  schoolId: string,
  id: string,
  fields: PersonFields & { year: number },
  { at, by }: ChangeStamp,
) {
  const { firstName, lastName, email, mobile, schoolUserId, year } = fields;
  const key = sortKey(firstName, lastName);
  const words = personWords(fields);
  const same = sql`(place - school * ${WIDTH}) / 200 = CAST(${key} AS INTEGER)`;
  return db.returning(
    { id: text(sql`id`) },
    sql`UPDATE school_people SET place = CASE WHEN ${same} THEN place ELSE ${placeOf(schoolId, key)} END,
      first_name = ${firstName}, last_name = ${lastName}, email = ${email || null}, mobile = ${mobile || null},
      school_user_id = ${schoolUserId || null}, year = ${year}, words = ${words}, updated_at = ${at}, updated_by = ${by}
    WHERE id = ${id} AND school = ${schoolNumber(schoolId)}`,
  );
}

/** Activates or inactivates people; a row for each that changed. */
export function setPeopleActive(
  db: Database,
  schoolId: string,
  ids: readonly string[],
  active: boolean,
  { at, by }: ChangeStamp,
) {
  const flagged = active ? 1 : 0;
  return db.returning(
    { id: text(sql`id`) },
    sql`UPDATE school_people SET active = ${flagged}, updated_at = ${at}, updated_by = ${by}
    WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)})) AND +school = ${schoolNumber(schoolId)}
      AND active <> ${flagged}`,
  );
}

/** A password for once: the person must choose another one with it. */
export function setTemporaryPassword(db: Database, accountId: string, passwordHash: string) {
  return db.statement(sql`UPDATE users SET password_hash = ${passwordHash}, pending_password_reset = 1,
    claims_version = claims_version + 1 WHERE id = ${accountId}`);
}
