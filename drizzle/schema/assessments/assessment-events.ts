import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { EventDay } from "#app/features/assessments/domain/event.ts";
import { flagColumn, seconds } from "../columns.ts";
import { schools } from "../school/schools.ts";

/** An exam of several days. `deletedAt`: soft deletion. */
export const assessmentEvents = sqliteTable(
  "assessment_events",
  {
    num: integer("num").primaryKey({ autoIncrement: true }),
    id: text("id").notNull(),
    school: text("school")
      .notNull()
      .references(() => schools.id),
    title: text("title").notNull(),
    days: text("days", { mode: "json" }).$type<EventDay[]>().notNull(),
    /** Whether places are shown beside the totals. */
    ranking: flagColumn("ranking").notNull().default(false),
    /** Accounts' ids. */
    createdBy: text("created_by").notNull(),
    createdAt: seconds("created_at").notNull(),
    updatedBy: text("updated_by").notNull(),
    updatedAt: seconds("updated_at").notNull(),
    deletedAt: seconds("deleted_at"),
  },
  (table) => [
    uniqueIndex("assessment_events_by_id").on(table.id),
    index("assessment_events_of_school").on(table.school, table.num).where(sql`deleted_at IS NULL`),
  ],
);

export const eventRooms = sqliteTable(
  "event_rooms",
  {
    event: integer("event").notNull(),
    room: integer("room").notNull(),
    name: text("name").notNull(),
    capacity: integer("capacity").notNull(),
  },
  (table) => [primaryKey({ columns: [table.event, table.room] })],
);

/** The same place on all days. */
export const eventSeats = sqliteTable(
  "event_seats",
  {
    event: integer("event").notNull(),
    person: integer("person").notNull(),
    room: integer("room").notNull(),
    seat: integer("seat").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.event, table.person] }),
    index("event_seats_of_person").on(table.person, table.event),
  ],
);

export const eventAttendance = sqliteTable(
  "event_attendance",
  {
    event: integer("event").notNull(),
    day: integer("day").notNull(),
    person: integer("person").notNull(),
    present: flagColumn("present").notNull(),
    markedBy: text("marked_by").notNull(),
    at: seconds("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.event, table.day, table.person] }),
    index("event_attendance_of_person").on(table.person, table.event),
  ],
);
