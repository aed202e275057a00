import { integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { TriItem } from "#app/features/practice/domain/tri/booklet-items.ts";
import { flagColumn } from "../columns.ts";

/** Booklets of INEP's item files: all that a score needs in one row. `items` has the keys: never sent to a page. */
export const triBooklets = sqliteTable(
  "tri_booklets",
  {
    num: integer("num").primaryKey(),
    year: integer("year").notNull(),
    booklet: integer("booklet").notNull(),
    area: text("area", { enum: ["LC", "CH", "CN", "MT"] }).notNull(),
    colour: text("colour").notNull(),
    items: text("items", { mode: "json" }).$type<TriItem[]>().notNull(),
    /** As measured against official scores (domain/tri/reliability.ts). */
    reliability: text("reliability", { enum: ["exact", "close", "band"] }).notNull(),
    /** Items that count for one language. */
    counted: integer("counted").notNull(),
  },
  (table) => [uniqueIndex("tri_booklets_by_code").on(table.year, table.booklet)],
);

/** Parameters of an item in a year's exam; `booklet`: the first that has it, by INEP's code, and how many of its items count. */
export const triItems = sqliteTable(
  "tri_items",
  {
    code: integer("code").notNull(),
    year: integer("year").notNull(),
    area: text("area", { enum: ["LC", "CH", "CN", "MT"] }).notNull(),
    skill: integer("skill"),
    booklet: integer("booklet").notNull(),
    counted: integer("counted").notNull(),
    annulled: flagColumn("annulled").notNull(),
    a: real("a"),
    b: real("b"),
    c: real("c"),
  },
  (table) => [primaryKey({ columns: [table.code, table.year] })],
);
