import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Felt } from "#app/features/practice/domain/session.ts";
import { flagColumn, seconds } from "../columns.ts";

/** Questions chosen once, answered one by one (study) or together at the end (exam). */
export const practiceSessions = sqliteTable(
  "practice_sessions",
  {
    num: integer("num").primaryKey(),
    id: text("id").notNull(),
    userNum: integer("user_num").notNull(),
    mode: text("mode", { enum: ["study", "exam"] }).notNull(),
    title: text("title").notNull(),
    source: text("source"),
    ords: text("ords", { mode: "json" }).$type<number[]>().notNull(),
    size: integer("size").notNull(),
    /** Seconds. */
    timeLimit: integer("time_limit"),
    position: integer("position").notNull().default(0),
    /** Null while the timer is off. */
    timerFrom: seconds("timer_from"),
    /** Epoch milliseconds of position and timer: the newest device wins. */
    changedAt: integer("changed_at").notNull().default(0),
    startedAt: seconds("started_at").notNull(),
    endedAt: seconds("ended_at"),
    gradedAt: seconds("graded_at"),
  },
  (table) => [
    uniqueIndex("practice_sessions_by_id").on(table.id),
    index("practice_sessions_by_person").on(table.userNum),
    index("practice_sessions_open").on(table.userNum, table.num).where(sql`ended_at IS NULL`),
  ],
);

export const practiceItems = sqliteTable(
  "practice_items",
  {
    userNum: integer("user_num").notNull(),
    /** Number of the session × 1000 + position in it. */
    place: integer("place").notNull(),
    choice: text("choice"),
    /** Study: answered; exam: graded at the end. */
    answered: flagColumn("answered").notNull().default(false),
    marked: flagColumn("marked").notNull().default(false),
    /** Alternatives struck out: "AC". */
    cut: text("cut").notNull().default(""),
    /** Epoch milliseconds. */
    changedAt: integer("changed_at").notNull(),
    /** Seconds displayed. */
    spent: integer("spent").notNull().default(0),
    /** A letter after the exam's end: it does not count. */
    late: text("late"),
    /** Of a review: how it felt. */
    felt: text("felt").$type<Felt>(),
  },
  (table) => [primaryKey({ columns: [table.userNum, table.place] })],
);
