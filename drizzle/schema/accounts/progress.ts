import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { flagColumn, seconds } from "../columns.ts";

/** First answers. Points depend on these rows only; the trigger `answers_count` updates `progress`. */
export const answers = sqliteTable(
  "answers",
  {
    userNum: integer("user_num").notNull(),
    ord: integer("ord").notNull(),
    alternative: text("alternative").notNull(),
    /**
     * subject × 2, plus 1 when right, plus 256 × the seconds that must lie between the answer before and this one (0: none, 255: its
     * sitting was too short for it): one value, so that grading reads the answer key once.
     */
    grade: integer("grade").notNull(),
    correct: flagColumn("correct").generatedAlwaysAs(sql`grade & 1`, { mode: "virtual" }),
    answeredAt: seconds("answered_at").notNull(),
    /** Distinguishes a replay from a second try. */
    operation: text("operation").notNull(),
    subject: integer("subject").generatedAlwaysAs(sql`(grade >> 1) & 127`, { mode: "virtual" }),
    /** Seconds on the device before it was sent. */
    waited: integer("waited").notNull().default(0),
    /** Quicker than reading: boards do not count its points. Set by a trigger. */
    isFast: flagColumn("is_fast").notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.userNum, table.ord] }),
    index("answers_of_question").on(table.ord),
  ],
);

/** Later answers, without points. */
export const answerAttempts = sqliteTable(
  "answer_attempts",
  {
    userNum: integer("user_num").notNull(),
    operation: text("operation").notNull(),
    ord: integer("ord").notNull(),
    alternative: text("alternative").notNull(),
    answeredAt: seconds("answered_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userNum, table.operation] }),
    index("answer_attempts_by_question").on(table.userNum, table.ord),
  ],
);

/** The counters of the user document (R-PROG-4), updated by the ledger's batch. */
export const progress = sqliteTable("progress", {
  userNum: integer("user_num").primaryKey(),
  totalPoints: integer("total_points").notNull().default(0),
  questions: integer("questions").notNull().default(0),
  correct: integer("correct").notNull().default(0),
  activity: integer("activity").notNull().default(0),
  /** Maps by the week's Monday ("2026-11-16"). */
  weekQuestions: text("week_questions", { mode: "json" })
    .$type<Record<string, number>>()
    .notNull()
    .default(sql`'{}'`),
  weekCorrect: text("week_correct", { mode: "json" })
    .$type<Record<string, number>>()
    .notNull()
    .default(sql`'{}'`),
  weekPoints: text("week_points", { mode: "json" })
    .$type<Record<string, number>>()
    .notNull()
    .default(sql`'{}'`),
  /** First and right answers per subject id: {"5": 12}. */
  subjectAnswers: text("subject_answers", { mode: "json" })
    .$type<Record<string, number>>()
    .notNull()
    .default(sql`'{}'`),
  subjectCorrect: text("subject_correct", { mode: "json" })
    .$type<Record<string, number>>()
    .notNull()
    .default(sql`'{}'`),
  lastOrd: integer("last_ord"),
  lastAnsweredAt: seconds("last_answered_at"),
  /** Newest first, at most eight. */
  recent: text("recent", { mode: "json" }).$type<number[]>().notNull().default(sql`'[]'`),
  /** Days since 1970 in São Paulo, minutes since 1970, and the first answers of each (domain/progress/answer-limits.ts). */
  day: integer("day").notNull().default(0),
  dayAnswers: integer("day_answers").notNull().default(0),
  minute: integer("minute").notNull().default(0),
  minuteAnswers: integer("minute_answers").notNull().default(0),
  /** The questions of first answers between commas (",20190000001,"), the last ones last: for searches. */
  rightOrds: text("right_ords").notNull().default(","),
  wrongOrds: text("wrong_ords").notNull().default(","),
  /** The highest level the person was congratulated on. */
  celebratedLevel: integer("celebrated_level").notNull().default(1),
  /** Of the last answer, without its wait. */
  givenAt: seconds("given_at").notNull().default(0),
  /** Points that boards do not count, in all and by week. */
  fastPoints: integer("fast_points").notNull().default(0),
  fastWeeks: text("fast_weeks", { mode: "json" })
    .$type<Record<string, number>>()
    .notNull()
    .default(sql`'{}'`),
});
