import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { seconds } from "./columns.ts";

/** Times at which volunteers of a community answer the forum. */
export const shifts = sqliteTable(
  "shifts",
  {
    num: integer("num").primaryKey({ autoIncrement: true }),
    id: text("id").notNull(),
    community: text("community").notNull(),
    startsAt: seconds("starts_at").notNull(),
    endsAt: seconds("ends_at").notNull(),
    places: integer("places").notNull(),
    createdAt: seconds("created_at").notNull(),
    createdBy: text("created_by").notNull(),
    cancelledAt: seconds("cancelled_at"),
  },
  (table) => [
    uniqueIndex("shifts_by_id").on(table.id),
    index("shifts_of_community").on(table.community, table.startsAt),
    check("shifts_order", sql`${table.endsAt} > ${table.startsAt}`),
  ],
);

/** Who took a shift. */
export const shiftPeople = sqliteTable(
  "shift_people",
  {
    shift: integer("shift").notNull(),
    userNum: integer("user_num").notNull(),
    takenAt: seconds("taken_at").notNull(),
    /** By an admin: present though nothing was to be answered. */
    confirmedAt: seconds("confirmed_at"),
    confirmedBy: text("confirmed_by"),
  },
  (table) => [
    primaryKey({ columns: [table.shift, table.userNum] }),
    index("shift_people_of_person").on(table.userNum, table.shift),
  ],
);
