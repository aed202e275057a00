import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { flagColumn, seconds } from "./columns.ts";

/** When a mentor can be booked, week after week, in Brasília's time. */
export const mentorHours = sqliteTable(
  "mentor_hours",
  {
    mentor: integer("mentor").notNull(),
    /** From 0, Monday. */
    weekday: integer("weekday").notNull(),
    /** Minutes of the day. */
    starts: integer("starts").notNull(),
    ends: integer("ends").notNull(),
  },
  (table) => [primaryKey({ columns: [table.mentor, table.weekday, table.starts] })],
);

/** Meetings of a mentor with mentees. */
export const meetings = sqliteTable(
  "meetings",
  {
    id: text("id").primaryKey().notNull(),
    /** Null once that account is gone. */
    mentor: integer("mentor"),
    startsAt: seconds("starts_at").notNull(),
    endsAt: seconds("ends_at").notNull(),
    /** Grows with every change, as calendars ask for. */
    revision: integer("revision").notNull(),
    cancelledAt: seconds("cancelled_at"),
    bookedBy: text("booked_by").notNull(),
    createdAt: seconds("created_at").notNull(),
  },
  (table) => [
    index("meetings_of_mentor").on(table.mentor, table.startsAt),
    index("meetings_by_start").on(table.startsAt),
  ],
);

/** The mentees of a meeting. */
export const meetingPeople = sqliteTable(
  "meeting_people",
  {
    meeting: text("meeting").notNull(),
    mentee: integer("mentee").notNull(),
    /** Null until the mentor says so. */
    attended: flagColumn("attended"),
  },
  (table) => [
    primaryKey({ columns: [table.meeting, table.mentee] }),
    index("meeting_people_of_mentee").on(table.mentee),
  ],
);
