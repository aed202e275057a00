import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { flagColumn, seconds } from "../columns.ts";

/** Who accompanies whom; a mentee has one mentor at a time. */
export const mentorships = sqliteTable(
  "mentorships",
  {
    num: integer("num").primaryKey({ autoIncrement: true }),
    /** Null once that account is gone. */
    mentor: integer("mentor"),
    mentee: integer("mentee").notNull(),
    since: seconds("since").notNull(),
    /** Null while it lasts. */
    until: seconds("until"),
    assignedBy: text("assigned_by").notNull(),
  },
  (table) => [
    uniqueIndex("mentorships_current").on(table.mentee).where(sql`until IS NULL`),
    index("mentorships_of_mentee").on(table.mentee),
    index("mentorships_of_mentor").on(table.mentor, table.until),
  ],
);

/** What a mentee promises for a week; it stays when the mentor changes. */
export const mentoringTasks = sqliteTable(
  "mentoring_tasks",
  {
    id: text("id").primaryKey().notNull(),
    mentee: integer("mentee").notNull(),
    /** The week's Monday: "2026-11-16". */
    week: text("week").notNull(),
    /** From 0, Monday. */
    day: integer("day").notNull(),
    title: text("title").notNull(),
    minutes: integer("minutes").notNull(),
    questions: integer("questions").notNull().default(0),
    link: text("link"),
    doneAt: seconds("done_at"),
    createdAt: seconds("created_at").notNull(),
    createdBy: text("created_by").notNull(),
  },
  (table) => [
    index("mentoring_tasks_of_week").on(table.mentee, table.week, table.day, table.createdAt),
    check("mentoring_tasks_day", sql`${table.day} BETWEEN 0 AND 6`),
  ],
);

/** What mentors note for a mentee, who reads it. */
export const mentoringNotes = sqliteTable(
  "mentoring_notes",
  {
    id: text("id").primaryKey().notNull(),
    mentee: integer("mentee").notNull(),
    writtenBy: text("written_by").notNull(),
    content: text("content").notNull(),
    at: seconds("at").notNull(),
  },
  (table) => [index("mentoring_notes_of_mentee").on(table.mentee, table.at)],
);

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
    /** Grows with every change, as calendars require. */
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
