import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { flagColumn, seconds } from "../columns.ts";

/** One row: how far the clock has folded points into the boards (decision 047). */
export const rankState = sqliteTable(
  "rank_state",
  {
    id: integer("id").primaryKey(),
    /** Moves with every step. */
    seq: integer("seq").notNull().default(0),
    /** People of the step under way. */
    taken: text("taken", { mode: "json" }).$type<number[]>(),
    /** Monday of the newest week folded. */
    week: text("week").notNull().default(""),
    weekSince: seconds("week_since").notNull().default(0),
    foldedAt: seconds("folded_at").notNull().default(0),
    /** While first places are rebuilt: the last person. */
    rebuilt: integer("rebuilt"),
  },
  (table) => [check("rank_state_id", sql`${table.id} = 1`)],
);

/** People to fold: a row a change. */
export const rankChanged = sqliteTable(
  "rank_changed",
  { userNum: integer("user_num").notNull() },
  (table) => [index("rank_changed_by_person").on(table.userNum)],
);

/** What the boards count of a person. */
export const rankStandings = sqliteTable("rank_standings", {
  userNum: integer("user_num").primaryKey(),
  points: integer("points").notNull().default(0),
  weeks: text("weeks", { mode: "json" }).$type<Record<string, number>>().notNull().default(sql`'{}'`),
  groups: text("groups", { mode: "json" }).$type<string[]>().notNull().default(sql`'[]'`),
  /** Left the ranking. */
  isHidden: flagColumn("is_hidden").notNull().default(false),
});

/** What the boards still count of deleted people. */
export const rankGone = sqliteTable("rank_gone", {
  num: integer("num").primaryKey(),
  points: integer("points").notNull(),
  weeks: text("weeks", { mode: "json" }).$type<Record<string, number>>().notNull(),
  groups: text("groups", { mode: "json" }).$type<string[]>().notNull(),
});

/** People by points; block -1: people by block. */
export const rankBlocks = sqliteTable(
  "rank_blocks",
  {
    board: text("board").notNull(),
    block: integer("block").notNull(),
    people: text("people", { mode: "json" }).$type<Record<string, number>>().notNull(),
  },
  (table) => [uniqueIndex("rank_blocks_by_place").on(table.board, table.block)],
);

/** The first people of a board, with their points. */
export const rankTops = sqliteTable("rank_tops", {
  num: integer("num").primaryKey(),
  board: text("board").notNull().unique(),
  people: text("people", { mode: "json" }).$type<[number, number][]>().notNull(),
  /** Everyone who ranks above this one is in `people`; null: no limit. */
  beyond: text("beyond", { mode: "json" }).$type<[number, number]>(),
  /** Being rebuilt. */
  isPartial: flagColumn("is_partial").notNull().default(false),
});

/** Parts of the global document: the step that changed one last, and the step it shows. */
export const rankParts = sqliteTable("rank_parts", {
  part: integer("part").primaryKey(),
  changed: integer("changed").notNull(),
  written: integer("written").notNull().default(0),
});
