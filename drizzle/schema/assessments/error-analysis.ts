import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { SittingEvidence } from "#app/features/assessments/domain/analysis/evidence.ts";
import type { CostlyQuestion, Sums } from "#app/features/assessments/domain/analysis/tally.ts";
import { seconds } from "../columns.ts";
import { schools } from "../school/schools.ts";

const noEvidence = sql`'{"items":[],"people":[],"spreads":{}}'`;

/** Of a person's submitted assessment, written at its release. */
export const submissionTopics = sqliteTable(
  "submission_topics",
  {
    num: integer("num").primaryKey().notNull(),
    person: integer("person").notNull(),
    assessment: integer("assessment").notNull(),
    topics: text("topics", { mode: "json" }).$type<Sums>().notNull(),
    questions: text("questions", { mode: "json" }).$type<CostlyQuestion[]>().notNull(),
    evidence: text("evidence", { mode: "json" }).$type<SittingEvidence>().notNull().default(noEvidence),
  },
  (table) => [uniqueIndex("submission_topics_by_person").on(table.person, table.assessment)],
);

/** Of a class; `class` 0: all who sat it. `n`: students. */
export const classResults = sqliteTable(
  "class_results",
  {
    num: integer("num").primaryKey().notNull(),
    assessment: integer("assessment").notNull(),
    class: integer("class").notNull(),
    school: text("school")
      .notNull()
      .references(() => schools.id),
    /** By a trigger: the assessment's release, null once it is deleted. */
    shownAt: seconds("shown_at"),
    n: integer("n").notNull(),
    topics: text("topics", { mode: "json" }).$type<Sums>().notNull(),
    questions: text("questions", { mode: "json" }).$type<CostlyQuestion[]>().notNull(),
    evidence: text("evidence", { mode: "json" }).$type<SittingEvidence>().notNull().default(noEvidence),
  },
  (table) => [
    uniqueIndex("class_results_by_class").on(table.assessment, table.class),
    index("class_results_shown")
      .on(table.school, table.class, table.shownAt)
      .where(sql`shown_at IS NOT NULL`),
  ],
);

/** What a wrong alternative shows; a row a text, the greatest `revision` counts, "" is none. */
export const distractorNotes = sqliteTable(
  "distractor_notes",
  {
    num: integer("num").primaryKey({ autoIncrement: true }),
    school: text("school")
      .notNull()
      .references(() => schools.id),
    ord: integer("ord").notNull(),
    answer: text("answer").notNull(),
    revision: integer("revision").notNull(),
    text: text("text").notNull(),
    /** An account's id. */
    writtenBy: text("written_by").notNull(),
    at: seconds("at").notNull(),
  },
  (table) => [
    uniqueIndex("distractor_notes_by_answer").on(table.school, table.ord, table.answer, table.revision),
  ],
);

/** All notes of a school by "ord:answer", by a trigger. */
export const distractorPanels = sqliteTable("distractor_panels", {
  school: text("school")
    .primaryKey()
    .notNull()
    .references(() => schools.id),
  notes: text("notes", { mode: "json" }).$type<Record<string, string>>().notNull().default(sql`'{}'`),
});
