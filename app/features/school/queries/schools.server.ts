import { sql } from "drizzle-orm";
import type { RoleInSchool } from "#app/platform/access/membership.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, pick, text } from "#app/platform/db/fields.server.ts";
import { schools } from "#drizzle/schema/school/schools.ts";

const school = columns(schools);

export function schoolById(db: Database, id: string) {
  return db.select(pick(school, "id", "name", "supportPhone"), sql`FROM schools WHERE id = ${id}`);
}

export function schoolIds(db: Database) {
  return db.select(pick(school, "id"), sql`FROM schools ORDER BY id`);
}

/** The schools where an account is active, by name. */
export function schoolsOfAccount(db: Database, userId: string) {
  return db.select(
    { ...pick(columns(schools, "s"), "id", "name"), role: text<RoleInSchool>(sql`m.value ->> 'role'`) },
    sql`FROM users u CROSS JOIN json_each(u.schools) m CROSS JOIN schools s ON s.id = m.value ->> 'id'
      WHERE u.id = ${userId} ORDER BY s.name`,
  );
}

/** The school an account opens first; a trigger writes its role and the sessions' stamps. */
export function chooseSchoolOf(db: Database, userId: string, schoolId: string) {
  return db.statement(sql`UPDATE users SET school_id = ${schoolId}, schools = schools, claims_version = claims_version + 1
    WHERE id = ${userId} AND EXISTS (SELECT 1 FROM json_each(schools) WHERE value ->> 'id' = ${schoolId})`);
}

/** Existing ones are unchanged. A row for each one added. */
export function insertSchools(db: Database, added: readonly (typeof schools.$inferInsert)[]) {
  const insertion = db
    .insert(schools)
    .values([...added])
    .onConflictDoNothing();
  return db.returning(pick(school, "id"), insertion.getSQL());
}
