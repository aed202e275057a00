import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { AnnouncementAudience } from "#app/features/school/domain/announcement.ts";
import { seconds } from "../columns.ts";

/** Announcements of a school's staff to its people; counters by triggers and when it is sent. */
export const announcements = sqliteTable(
  "announcements",
  {
    num: integer("num").primaryKey().notNull(),
    id: text("id").notNull(),
    /** The school's number. */
    school: integer("school").notNull(),
    content: text("content").notNull(),
    sentTo: text("sent_to", { mode: "json" }).$type<AnnouncementAudience>().notNull(),
    /** An account's id. */
    sentBy: text("sent_by").notNull(),
    createdAt: seconds("created_at").notNull(),
    visibleFrom: seconds("visible_from").notNull(),
    expiresAt: seconds("expires_at").notNull(),
    cancelledAt: seconds("cancelled_at"),
    people: integer("people").notNull().default(0),
    /** Of them with an account. */
    reached: integer("reached").notNull().default(0),
    seen: integer("seen").notNull().default(0),
  },
  (table) => [
    uniqueIndex("announcements_by_id").on(table.id),
    index("announcements_of_school").on(table.school),
    index("announcements_of_sender").on(table.school, table.sentBy),
  ],
);

export const announcementPeople = sqliteTable(
  "announcement_people",
  {
    announcement: integer("announcement").notNull(),
    /** The number of a school's person. */
    person: integer("person").notNull(),
    /** Null for people without an account. */
    notification: integer("notification"),
    seenAt: seconds("seen_at"),
  },
  (table) => [
    primaryKey({ columns: [table.announcement, table.person] }),
    uniqueIndex("announcement_people_by_notification")
      .on(table.notification)
      .where(sql`notification IS NOT NULL`),
  ],
);
