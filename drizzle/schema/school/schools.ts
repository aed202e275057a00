import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { SupportContext } from "#app/features/school/domain/support-ticket.ts";
import { seconds } from "../columns.ts";

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

export const supportTickets = sqliteTable(
  "support_tickets",
  {
    num: integer("num").primaryKey().notNull(),
    id: text("id").notNull(),
    /** The school's number. */
    school: integer("school").notNull(),
    /** An account's id. */
    openedBy: text("opened_by").notNull(),
    context: text("context", { mode: "json" }).$type<SupportContext>().notNull(),
    state: text("state", { enum: ["open", "answered", "closed"] })
      .notNull()
      .default("open"),
    changedAt: seconds("changed_at").notNull(),
  },
  (table) => [
    uniqueIndex("support_tickets_by_id").on(table.id),
    index("support_tickets_of_school").on(table.school),
    index("support_tickets_by_state").on(table.state),
    check("support_tickets_state", sql`${table.state} IN ('open', 'answered', 'closed')`),
  ],
);
