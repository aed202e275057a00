import { sql } from "drizzle-orm";
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type {
  AssessmentDocument,
  AssessmentRules,
  LocalKeyChange,
} from "#app/features/assessments/domain/assessment.ts";
import { flagColumn, seconds } from "../columns.ts";
import { schools } from "../school/schools.ts";

/** `words`: the folded title. `deletedAt`: soft deletion. `event`: the school's exam it is a day of. */
export const assessments = sqliteTable(
  "assessments",
  {
    num: integer("num").primaryKey({ autoIncrement: true }),
    id: text("id").notNull(),
    school: text("school")
      .notNull()
      .references(() => schools.id),
    title: text("title").notNull(),
    words: text("words").notNull(),
    active: flagColumn("active").notNull().default(true),
    /** Null: a draft. */
    publishedAt: seconds("published_at"),
    opensAt: seconds("opens_at"),
    closesAt: seconds("closes_at"),
    /** When scores and keys that wait for it were released. */
    releasedAt: seconds("released_at"),
    document: text("document", { mode: "json" })
      .$type<AssessmentDocument>()
      .notNull()
      .default(sql`'{"sections":[]}'`),
    rules: text("rules", { mode: "json" }).$type<AssessmentRules>().notNull(),
    questions: integer("questions").notNull().default(0),
    /** Of document and rules. */
    revision: integer("revision").notNull().default(1),
    event: integer("event"),
    eventDay: integer("event_day"),
    /** Accounts' ids. */
    createdBy: text("created_by").notNull(),
    createdAt: seconds("created_at").notNull(),
    updatedBy: text("updated_by").notNull(),
    updatedAt: seconds("updated_at").notNull(),
    deletedAt: seconds("deleted_at"),
    /** By triggers: counts what scores are made of. */
    scoring: integer("scoring").notNull().default(0),
    /** What the release under way began with, and what the stored scores are made from. */
    scoringFrom: integer("scoring_from").notNull().default(0),
    scored: integer("scored").notNull().default(0),
    /** The newest day of Brasília, since 1970, whose limit left answers out of the ledger. */
    ledgerDay: integer("ledger_day"),
    /** Until when its release can be withdrawn; null once its answers may enter the ledger. */
    ledgerDue: seconds("ledger_due"),
  },
  (table) => [
    uniqueIndex("assessments_by_id").on(table.id),
    index("assessments_of_school").on(table.school, table.num).where(sql`deleted_at IS NULL`),
    index("assessments_of_author")
      .on(table.createdBy, table.school, table.num)
      .where(sql`deleted_at IS NULL`),
    index("assessments_of_event").on(table.event, table.eventDay).where(sql`event IS NOT NULL`),
    index("assessments_deleted").on(table.deletedAt).where(sql`deleted_at IS NOT NULL`),
    index("assessments_to_score").on(table.num).where(sql`released_at IS NOT NULL AND scored < scoring`),
    index("assessments_of_ledger_day").on(table.ledgerDay).where(sql`ledger_day IS NOT NULL`),
    index("assessments_of_ledger_due").on(table.ledgerDue).where(sql`ledger_due IS NOT NULL`),
  ],
);

/** Both directions in one table. */
export const assessmentClasses = sqliteTable(
  "assessment_classes",
  { class: integer("class").notNull(), assessment: integer("assessment").notNull() },
  (table) => [
    primaryKey({ columns: [table.class, table.assessment] }),
    index("assessment_classes_of_assessment").on(table.assessment, table.class),
  ],
);

/** Single students, and what is different for one of a class. `invited` false: only through a class. */
export const assessmentPeople = sqliteTable(
  "assessment_people",
  {
    person: integer("person").notNull(),
    assessment: integer("assessment").notNull(),
    invited: flagColumn("invited").notNull().default(false),
    extraMinutes: integer("extra_minutes").notNull().default(0),
    largeText: flagColumn("large_text").notNull().default(false),
    opensAt: seconds("opens_at"),
    closesAt: seconds("closes_at"),
    moreAttempts: integer("more_attempts").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.person, table.assessment] }),
    index("assessment_people_of_assessment").on(table.assessment, table.person),
  ],
);

/** Colleagues besides the author, the teachers of its classes and the management. */
export const assessmentTeachers = sqliteTable(
  "assessment_teachers",
  { person: integer("person").notNull(), assessment: integer("assessment").notNull() },
  (table) => [
    primaryKey({ columns: [table.person, table.assessment] }),
    index("assessment_teachers_of_assessment").on(table.assessment, table.person),
  ],
);

/** The newest of a place that is not undone counts. */
export const assessmentKeyChanges = sqliteTable(
  "assessment_key_changes",
  {
    num: integer("num").primaryKey({ autoIncrement: true }),
    id: text("id").notNull(),
    assessment: integer("assessment").notNull(),
    place: integer("place").notNull(),
    after: text("after", { mode: "json" }).$type<LocalKeyChange>().notNull(),
    changedBy: text("changed_by").notNull(),
    at: seconds("at").notNull(),
    undoneAt: seconds("undone_at"),
  },
  (table) => [
    uniqueIndex("assessment_key_changes_by_id").on(table.id),
    index("assessment_key_changes_of_assessment").on(table.assessment, table.num),
  ],
);

/** One sitting. `answers` and `times`: one field a question of the document in its own order, between commas. */
export const submissions = sqliteTable(
  "submissions",
  {
    assessment: integer("assessment").notNull(),
    person: integer("person").notNull(),
    attempt: integer("attempt").notNull(),
    /** The class through which it was sat. */
    class: integer("class"),
    startedAt: seconds("started_at").notNull(),
    endsAt: seconds("ends_at").notNull(),
    seenAt: seconds("seen_at").notNull(),
    submittedAt: seconds("submitted_at"),
    /** The one that continues it. */
    device: text("device").notNull(),
    revision: integer("revision").notNull().default(0),
    answers: text("answers").notNull().default(""),
    /** Seconds on the screen, base 36. */
    times: text("times").notNull().default(""),
    /** Places marked for review, between commas. */
    marked: text("marked").notNull().default(""),
    /** How often the page was left. */
    away: integer("away").notNull().default(0),
    score: real("score"),
  },
  (table) => [
    primaryKey({ columns: [table.assessment, table.person, table.attempt] }),
    index("submissions_of_person").on(table.person, table.assessment),
  ],
);

export const openAnswers = sqliteTable(
  "open_answers",
  {
    num: integer("num").primaryKey().notNull(),
    assessment: integer("assessment").notNull(),
    person: integer("person").notNull(),
    attempt: integer("attempt").notNull(),
    place: integer("place").notNull(),
    text: text("text").notNull(),
    revision: integer("revision").notNull(),
    at: seconds("at").notNull(),
  },
  (table) => [
    uniqueIndex("open_answers_by_place").on(table.assessment, table.place, table.person, table.attempt),
    index("open_answers_of_person").on(table.person, table.assessment),
  ],
);

/** A school's own questions that a student has answered in a released assessment. */
export const releasedOwnQuestions = sqliteTable(
  "released_own_questions",
  {
    ord: integer("ord").notNull(),
    person: integer("person").notNull(),
    assessment: integer("assessment").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ord, table.person, table.assessment] }),
    index("released_own_questions_of_person").on(table.person, table.assessment),
  ],
);
