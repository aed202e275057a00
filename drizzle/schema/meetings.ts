import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { flagColumn, seconds } from "./columns.ts";

/** When a mentor takes meetings, in minutes of the day in São Paulo. */
export const mentorHours = sqliteTable(
  "mentor_hours",
  {
    mentor: integer("mentor").notNull(),
    /** From 0, Monday. */
    weekday: integer("weekday").notNull(),
    start: integer("start").notNull(),
    finish: integer("finish").notNull(),
    /** Of one meeting. */
    length: integer("length").notNull(),
  },
  (table) => [primaryKey({ columns: [table.mentor, table.weekday, table.start] })],
);

export const meetings = sqliteTable(
  "meetings",
  {
    num: integer("num").primaryKey({ autoIncrement: true }),
    /** The operation that booked it. */
    id: text("id").notNull(),
    /** Null once that account is gone. */
    mentor: integer("mentor"),
    title: text("title").notNull(),
    startsAt: seconds("starts_at").notNull(),
    endsAt: seconds("ends_at").notNull(),
    createdAt: seconds("created_at").notNull(),
    createdBy: text("created_by").notNull(),
    /** Grows with each change, for calendars. */
    sequence: integer("sequence").notNull().default(0),
    /** 1: the day before; 2: the hour before. */
    reminded: integer("reminded").notNull().default(0),
    cancelledAt: seconds("cancelled_at"),
    cancelledBy: text("cancelled_by"),
  },
  (table) => [
    uniqueIndex("meetings_by_id").on(table.id),
    uniqueIndex("meetings_of_mentor").on(table.mentor, table.startsAt).where(sql`cancelled_at IS NULL`),
    index("meetings_to_remind").on(table.startsAt).where(sql`cancelled_at IS NULL AND reminded < 2`),
  ],
);

/** Who is invited, the mentor too. */
export const meetingPeople = sqliteTable(
  "meeting_people",
  {
    userNum: integer("user_num").notNull(),
    meeting: integer("meeting").notNull(),
    /** First entered the room. */
    joinedAt: seconds("joined_at"),
    /** What the mentor noted. */
    attended: flagColumn("attended"),
  },
  (table) => [
    primaryKey({ columns: [table.userNum, table.meeting] }),
    index("meeting_people_of_meeting").on(table.meeting),
  ],
);
