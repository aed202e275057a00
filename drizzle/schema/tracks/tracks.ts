import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { CheckMarks } from "#app/features/tracks/domain/mastery.ts";
import type { DrawnStep, TrackOutline } from "#app/features/tracks/domain/track-outline.ts";
import { users } from "../accounts/accounts.ts";
import { seconds } from "../columns.ts";

/** Published tracks. */
export const tracks = sqliteTable("tracks", {
  code: text("code").primaryKey(),
  title: text("title").notNull(),
  institution: integer("institution").notNull(),
  subject: integer("subject").notNull(),
  summary: text("summary").notNull(),
  outline: text("outline", { mode: "json" }).$type<TrackOutline>().notNull(),
  version: integer("version").notNull(),
  publishedAt: seconds("published_at").notNull(),
});

export const trackSubtopics = sqliteTable(
  "track_subtopics",
  {
    num: integer("num").primaryKey({ autoIncrement: true }),
    track: text("track").notNull(),
    code: text("code").notNull(),
    steps: text("steps", { mode: "json" }).$type<readonly DrawnStep[]>().notNull(),
    stepCount: integer("step_count").notNull(),
    questions: text("questions", { mode: "json" }).$type<readonly number[]>().notNull(),
    checked: text("checked", { mode: "json" }).$type<readonly number[]>().notNull(),
  },
  (table) => [uniqueIndex("track_subtopics_of_track").on(table.track, table.code)],
);

export const trackVersions = sqliteTable(
  "track_versions",
  {
    num: integer("num").primaryKey({ autoIncrement: true }),
    track: text("track").notNull(),
    version: integer("version").notNull(),
    publication: text("publication").notNull(),
    text: text("text").notNull(),
    publishedAt: seconds("published_at").notNull(),
    publishedBy: text("published_by").references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [
    uniqueIndex("track_versions_of_track").on(table.track, table.version),
    index("track_versions_published_by").on(table.publishedBy),
  ],
);

export const trackDrafts = sqliteTable(
  "track_drafts",
  {
    track: text("track").primaryKey(),
    title: text("title").notNull(),
    text: text("text").notNull(),
    revision: integer("revision").notNull(),
    savedAt: seconds("saved_at").notNull(),
    savedBy: text("saved_by").references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [index("track_drafts_saved_by").on(table.savedBy)],
);

/** One row a person and track. */
export const trackProgress = sqliteTable(
  "track_progress",
  {
    userNum: integer("user_num").notNull(),
    track: text("track").notNull(),
    steps: text("steps", { mode: "json" }).$type<Record<string, number>>().notNull().default(sql`'{}'`),
    checks: text("checks", { mode: "json" }).$type<Record<string, CheckMarks>>().notNull().default(sql`'{}'`),
    touchedAt: seconds("touched_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userNum, table.track] }),
    index("track_progress_of_track").on(table.track),
  ],
);
