import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, json, pick, text } from "#app/platform/db/fields.server.ts";
import { users } from "#drizzle/schema/accounts/accounts.ts";
import { charges } from "#drizzle/schema/billing/billing.ts";

export function personByNum(db: Database, num: number) {
  return db.select(
    pick(columns(users, "u"), "id", "email", "firstName", "lastName"),
    sql`FROM users u WHERE u.num = ${num}`,
  );
}

/** By what a person has a tier beside the ledger: claims that were given, the names of their schools, their communities. */
export function planHolderOf(db: Database, userNum: number) {
  return db.select(
    {
      ...pick(columns(users, "u"), "claims", "communities"),
      schools: json<string[]>(sql`(SELECT json_group_array(s.name) FROM json_each(u.schools) m
        CROSS JOIN schools s ON s.id = m.value ->> 'id')`),
    },
    sql`FROM users u WHERE u.num = ${userNum}`,
  );
}

/** Whose codes a person's seats came by: the school's name, or the group's. */
export function seatGivers(db: Database, userNum: number) {
  return db.select(
    {
      ...pick(columns(charges, "c"), "id"),
      name: text(sql`coalesce((SELECT s.name FROM schools s WHERE s.id = g.school), g.name)`),
    },
    sql`FROM charges c CROSS JOIN seat_groups g ON g.num = c.seat_group WHERE c.user_num = ${userNum}`,
  );
}
