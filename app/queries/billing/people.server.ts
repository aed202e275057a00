import { sql } from "drizzle-orm";
import { profiles, users } from "#drizzle/schema/accounts.ts";
import type { Database } from "../database.server.ts";
import { columns, outer, pick } from "../fields.server.ts";

export function personByNum(db: Database, num: number) {
  return db.select(
    pick(columns(users, "u"), "id", "email", "firstName", "lastName"),
    sql`FROM users u WHERE u.num = ${num}`,
  );
}

/** Whom a bill is for: their address, age band and guardian. */
export function payerOf(db: Database, userId: string) {
  return db.select(
    {
      ...pick(columns(users, "u"), "email", "firstName", "lastName"),
      ...pick(outer(columns(profiles, "p")), "ageBand", "guardianEmail"),
    },
    sql`FROM users u LEFT JOIN profiles p ON p.user_id = u.id WHERE u.id = ${userId}`,
  );
}
