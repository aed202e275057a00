import { sql } from "drizzle-orm";
import { check, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { seconds } from "./columns.ts";

/** `id` is the word in its addresses: `/{id}`, `/escolas/{id}/…`. */
export const schools = sqliteTable(
  "schools",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    /** Digits with country and area code; null: no support chat. */
    supportPhone: text("support_phone"),
    createdAt: seconds("created_at").notNull(),
    /** Assigned by a trigger. */
    num: integer("num").notNull().default(0),
  },
  (table) => [
    check("schools_id_lower", sql`${table.id} = lower(${table.id})`),
    uniqueIndex("schools_by_num").on(table.num),
  ],
);
