import { sql } from "drizzle-orm";
import { schools } from "#drizzle/schema/schools.ts";
import type { Database } from "./database.server.ts";
import { columns, pick } from "./fields.server.ts";

const school = columns(schools);

/** A school by its id: one row at most. */
export function schoolById(db: Database, id: string) {
  return db.select(pick(school, "id", "name", "supportPhone"), sql`FROM schools WHERE id = ${id}`);
}

/** The ids of all schools, in their order. */
export function schoolIds(db: Database) {
  return db.select(pick(school, "id"), sql`FROM schools ORDER BY id`);
}

/** Adds schools; those that exist stay as they are. A row for each one added. */
export function insertSchools(db: Database, added: readonly (typeof schools.$inferInsert)[]) {
  const insertion = db
    .insert(schools)
    .values([...added])
    .onConflictDoNothing();
  return db.returning(pick(school, "id"), insertion.getSQL());
}
