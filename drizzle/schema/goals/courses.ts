import { integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { StoredCutoffs } from "#app/features/goals/domain/course-page.ts";

/** `num`: most places first. `minimums`: of five areas, then of the mean. */
export const courses = sqliteTable(
  "courses",
  {
    num: integer("num").primaryKey(),
    code: text("code").notNull(),
    name: text("name").notNull(),
    institution: text("institution").notNull(),
    short: text("short").notNull(),
    place: text("place").notNull(),
    campus: text("campus").notNull(),
    degree: text("degree").notNull(),
    shift: text("shift").notNull(),
    places: integer("places").notNull(),
    weights: text("weights", { mode: "json" }).$type<number[]>().notNull(),
    minimums: text("minimums", { mode: "json" }).$type<number[]>().notNull(),
    cutoffs: text("cutoffs", { mode: "json" }).$type<StoredCutoffs>().notNull(),
    digest: integer("digest").notNull(),
  },
  (table) => [uniqueIndex("courses_by_code").on(table.code)],
);
