import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { FileKind } from "#app/platform/uploads/domain/file-kind.ts";
import { users } from "../accounts/accounts.ts";
import { flagColumn, seconds } from "../columns.ts";
import { schools } from "../school/schools.ts";

/** A school's materials (R-SCHOOL-6). The resource is an upload or the address of a video. */
export const materials = sqliteTable(
  "materials",
  {
    num: integer("num").primaryKey({ autoIncrement: true }),
    id: text("id").notNull(),
    schoolId: text("school_id")
      .notNull()
      .references(() => schools.id),
    title: text("title").notNull(),
    kind: text("kind").$type<FileKind>().notNull(),
    isActive: flagColumn("is_active").notNull().default(true),
    upload: integer("upload"),
    videoUrl: text("video_url"),
    words: text("words").notNull(),
    createdAt: seconds("created_at").notNull(),
    updatedAt: seconds("updated_at").notNull(),
    lastModifiedBy: text("last_modified_by").references(() => users.id, { onDelete: "set null" }),
    deletedAt: seconds("deleted_at"),
  },
  (table) => [
    uniqueIndex("materials_by_id").on(table.id),
    index("materials_of_school").on(table.schoolId),
    uniqueIndex("materials_by_upload").on(table.upload),
    index("materials_deleted").on(table.deletedAt).where(sql`deleted_at IS NOT NULL`),
    index("materials_last_modified").on(table.lastModifiedBy),
    check("materials_one_resource", sql`(${table.upload} IS NULL) <> (${table.videoUrl} IS NULL)`),
  ],
);
