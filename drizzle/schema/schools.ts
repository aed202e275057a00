import { sql } from "drizzle-orm";
import { check, sqliteTable, text } from "drizzle-orm/sqlite-core";
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
  },
  (table) => [check("schools_id_lower", sql`${table.id} = lower(${table.id})`)],
);
