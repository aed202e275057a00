import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { BookletItem } from "#app/features/bank/domain/exams/past-exam.ts";

/** Rebuilt from questions. `slug`: "dia-1"; `items`: [[ord, number], …]; `booklet`: the colour they all name. */
export const pastExams = sqliteTable(
  "past_exams",
  {
    institution: integer("institution").notNull(),
    year: integer("year").notNull(),
    slug: text("slug").notNull(),
    phase: text("phase"),
    day: integer("day"),
    booklet: text("booklet"),
    questions: integer("questions").notNull(),
    items: text("items", { mode: "json" }).$type<BookletItem[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.institution, table.year, table.slug] })],
);

/** No row for an institution without real exams. */
export const pastExamTotals = sqliteTable("past_exam_totals", {
  institution: integer("institution").primaryKey(),
  exams: integer("exams").notNull(),
  questions: integer("questions").notNull(),
  firstYear: integer("first_year").notNull(),
  lastYear: integer("last_year").notNull(),
});

export const examBooklets = sqliteTable(
  "exam_booklets",
  {
    institution: integer("institution").notNull(),
    year: integer("year").notNull(),
    slug: text("slug").notNull(),
    colour: text("colour").notNull(),
    items: text("items", { mode: "json" }).$type<BookletItem[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.institution, table.year, table.slug, table.colour] })],
);
