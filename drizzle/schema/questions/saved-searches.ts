import { integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { seconds } from "../columns.ts";

export const savedSearches = sqliteTable(
  "saved_searches",
  {
    userNum: integer("user_num").notNull(),
    id: text("id").notNull(),
    /** Canonical, by `searchAddress`. */
    address: text("address").notNull(),
    name: text("name").notNull(),
    savedAt: seconds("saved_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userNum, table.id] }),
    uniqueIndex("saved_searches_by_address").on(table.userNum, table.address),
  ],
);
