import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { BookletItem } from "#app/domain/exams/past-exam.ts";

/**
 * Real exams, one row each, made anew from their questions whenever one of these changes. `slug` stands in the address
 * ("dia-1"); `items` lists the questions in booklet order as [[ord, number], …]; `booklet` is the colour they all name.
 */
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

/** How many real exams the bank has of an institution; no row where it has none. */
export const pastExamTotals = sqliteTable("past_exam_totals", {
  institution: integer("institution").primaryKey(),
  exams: integer("exams").notNull(),
  questions: integer("questions").notNull(),
  firstYear: integer("first_year").notNull(),
  lastYear: integer("last_year").notNull(),
});

/** An exam as a booklet of one colour orders it, from the item files INEP publishes. */
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
