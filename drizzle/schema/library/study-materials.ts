import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { StudyKind } from "#app/features/library/domain/study-kind.ts";
import type { StoredPart } from "#app/features/library/domain/study-parts.ts";
import { users } from "../accounts/accounts.ts";
import { seconds } from "../columns.ts";

/** Materials of the platform; what they say is in their versions. */
export const studyMaterials = sqliteTable(
  "study_materials",
  {
    num: integer("num").primaryKey({ autoIncrement: true }),
    id: text("id").notNull(),
    live: integer("live"),
    createdAt: seconds("created_at").notNull(),
  },
  (table) => [uniqueIndex("study_materials_by_id").on(table.id)],
);

/** The newest version is the draft while `publishedAt` is null. */
export const studyVersions = sqliteTable(
  "study_versions",
  {
    num: integer("num").primaryKey({ autoIncrement: true }),
    material: text("material").notNull(),
    version: integer("version").notNull(),
    revision: integer("revision").notNull().default(1),
    kind: text("kind").$type<StudyKind>().notNull(),
    title: text("title").notNull(),
    summary: text("summary").notNull(),
    subject: integer("subject").notNull(),
    topics: text("topics", { mode: "json" }).$type<readonly number[]>().notNull(),
    institution: integer("institution"),
    source: text("source").notNull(),
    parts: text("parts", { mode: "json" }).$type<readonly StoredPart[]>().notNull(),
    questions: text("questions", { mode: "json" }).$type<readonly number[]>().notNull(),
    minutes: integer("minutes").notNull(),
    words: text("words").notNull(),
    upload: integer("upload"),
    videoUrl: text("video_url"),
    savedAt: seconds("saved_at").notNull(),
    savedBy: text("saved_by").references(() => users.id, { onDelete: "set null" }),
    publishedAt: seconds("published_at"),
  },
  (table) => [
    uniqueIndex("study_versions_of_material").on(table.material, table.version),
    index("study_versions_saved_by").on(table.savedBy),
    index("study_versions_by_upload").on(table.upload).where(sql`upload IS NOT NULL`),
    index("study_drafts").on(table.num).where(sql`published_at IS NULL`),
  ],
);
