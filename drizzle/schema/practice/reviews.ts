import { sql } from "drizzle-orm";
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Felt } from "#app/features/practice/domain/session.ts";
import { seconds } from "../columns.ts";

/** Questions that a person got wrong or marked. Days since 1970 in São Paulo; memory as FSRS-6 has it (decision 043). */
export const reviewCards = sqliteTable(
  "review_cards",
  {
    userNum: integer("user_num").notNull(),
    ord: integer("ord").notNull(),
    due: integer("due").notNull(),
    /** Null, as its memory: never answered. */
    last: integer("last"),
    stability: real("stability"),
    difficulty: real("difficulty"),
    /** Of its last review; 0 for none. */
    place: integer("place").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userNum, table.ord] }),
    index("review_cards_due").on(table.userNum, table.due),
  ],
);

/** One row a question of a review session, with the card as it was before. */
export const reviews = sqliteTable(
  "reviews",
  {
    userNum: integer("user_num").notNull(),
    ord: integer("ord").notNull(),
    /** As in practice_items. */
    place: integer("place").notNull(),
    day: integer("day").notNull(),
    /** 1 to 4; 0: undone. */
    grade: integer("grade").notNull(),
    felt: text("felt").$type<Felt>(),
    /** Seconds. */
    spent: integer("spent").notNull(),
    dueBefore: integer("due_before").notNull(),
    lastBefore: integer("last_before"),
    stabilityBefore: real("stability_before"),
    difficultyBefore: real("difficulty_before"),
  },
  (table) => [primaryKey({ columns: [table.userNum, table.ord, table.place] })],
);

/** What a person chose, and the counters that triggers of the cards and reviews write. */
export const reviewPlans = sqliteTable("review_plans", {
  userNum: integer("user_num").primaryKey(),
  /** Per cent. */
  retention: integer("retention").notNull().default(90),
  /** Cards a day. */
  daily: integer("daily").notNull().default(30),
  examDay: integer("exam_day"),
  /** Characters of progress.wrong_ords that have become cards. */
  opened: integer("opened").notNull().default(0),
  /** Cards by day due. */
  days: text("days", { mode: "json" }).$type<Record<string, number>>().notNull().default(sql`'{}'`),
  day: integer("day").notNull().default(0),
  dayReviews: integer("day_reviews").notNull().default(0),
  allReviews: integer("all_reviews").notNull().default(0),
  allSeconds: integer("all_seconds").notNull().default(0),
});

/** Cards that a person writes. */
export const reviewNotes = sqliteTable(
  "review_notes",
  {
    num: integer("num").primaryKey({ autoIncrement: true }),
    userNum: integer("user_num").notNull(),
    id: text("id").notNull(),
    front: text("front").notNull(),
    back: text("back").notNull(),
    due: integer("due").notNull(),
    last: integer("last"),
    stability: real("stability"),
    difficulty: real("difficulty"),
    /** Moves with every review and undo. */
    turn: integer("turn").notNull().default(0),
    /** As before its last review; null: none to undo. */
    dueBefore: integer("due_before"),
    lastBefore: integer("last_before"),
    stabilityBefore: real("stability_before"),
    difficultyBefore: real("difficulty_before"),
    createdAt: seconds("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("review_notes_by_id").on(table.userNum, table.id),
    index("review_notes_by_due").on(table.userNum, table.due),
  ],
);
