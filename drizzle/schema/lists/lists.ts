import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { ListColour } from "#app/features/lists/domain/list-colours.ts";
import { seconds } from "../columns.ts";

export const lists = sqliteTable(
  "lists",
  {
    num: integer("num").primaryKey({ autoIncrement: true }),
    id: text("id").notNull(),
    owner: integer("owner").notNull(),
    name: text("name").notNull(),
    description: text("description").notNull().default(""),
    tags: text("tags", { mode: "json" }).$type<string[]>().notNull().default(sql`'[]'`),
    colour: text("colour").$type<ListColour>().notNull(),
    visibility: text("visibility", { enum: ["private", "unlisted", "public"] })
      .notNull()
      .default("private"),
    size: integer("size").notNull().default(0),
    followers: integer("followers").notNull().default(0),
    /** The followers that the index by followers has it under; null while it is not public. */
    ranked: integer("ranked"),
    /** Of name and colour: the cover's. */
    version: integer("version").notNull().default(1),
    createdAt: seconds("created_at").notNull(),
    changedAt: seconds("changed_at").notNull(),
    deletedAt: seconds("deleted_at"),
  },
  (table) => [
    uniqueIndex("lists_by_id").on(table.id),
    index("lists_of_owner").on(table.owner, table.num),
    index("lists_to_rank").on(table.num).where(sql`ranked <> followers`),
    index("lists_deleted").on(table.deletedAt).where(sql`deleted_at IS NOT NULL`),
    check("lists_visibility", sql`${table.visibility} IN ('private', 'unlisted', 'public')`),
  ],
);

export const listItems = sqliteTable(
  "list_items",
  {
    list: integer("list").notNull(),
    /** Below zero: a heading. */
    ord: integer("ord").notNull(),
    place: text("place").notNull(),
    heading: text("heading"),
  },
  (table) => [primaryKey({ columns: [table.list, table.ord] })],
);

export const listFollows = sqliteTable(
  "list_follows",
  {
    userNum: integer("user_num").notNull(),
    list: integer("list").notNull(),
    followedAt: seconds("followed_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userNum, table.list] }),
    index("list_follows_of_list").on(table.list, table.userNum),
  ],
);

/** Of the generator: an address under a name. */
export const listBlueprints = sqliteTable(
  "list_blueprints",
  {
    userNum: integer("user_num").notNull(),
    id: text("id").notNull(),
    name: text("name").notNull(),
    address: text("address").notNull(),
    savedAt: seconds("saved_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userNum, table.id] })],
);

/** Questions that were generated for a person before. */
export const listDraws = sqliteTable(
  "list_draws",
  { userNum: integer("user_num").notNull(), ord: integer("ord").notNull() },
  (table) => [primaryKey({ columns: [table.userNum, table.ord] })],
);
