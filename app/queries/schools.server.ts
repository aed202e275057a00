import { asc, eq } from "drizzle-orm";
import { schools } from "#drizzle/schema/schools.ts";
import type { Database } from "./database.server.ts";

/** A school by its id: one row at most. */
export function schoolById(db: Database, id: string) {
  const { name, supportPhone } = schools;
  return db.select({ id: schools.id, name, supportPhone }).from(schools).where(eq(schools.id, id)).limit(1);
}

/** The ids of all schools, in their order. */
export function schoolIds(db: Database) {
  return db.select({ id: schools.id }).from(schools).orderBy(asc(schools.id));
}

/** Adds schools; those that exist stay as they are. A row for each one added. */
export function insertSchools(db: Database, added: readonly (typeof schools.$inferInsert)[]) {
  return db
    .insert(schools)
    .values([...added])
    .onConflictDoNothing()
    .returning({ id: schools.id });
}
