import { sql } from "drizzle-orm";
import { schools } from "#drizzle/schema/schools.ts";
import type { Database } from "../database.server.ts";
import { columns, pick } from "../fields.server.ts";

const school = columns(schools);

export function schoolById(db: Database, id: string) {
  return db.select(pick(school, "id", "name", "supportPhone"), sql`FROM schools WHERE id = ${id}`);
}

export function schoolIds(db: Database) {
  return db.select(pick(school, "id"), sql`FROM schools ORDER BY id`);
}

/** Existing ones are unchanged. A row for each one added. */
export function insertSchools(db: Database, added: readonly (typeof schools.$inferInsert)[]) {
  const insertion = db
    .insert(schools)
    .values([...added])
    .onConflictDoNothing();
  return db.returning(pick(school, "id"), insertion.getSQL());
}
