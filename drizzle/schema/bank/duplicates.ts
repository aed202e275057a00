import { index, integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { seconds } from "../columns.ts";

/** Bands of a statement's MinHash: sharing one may mean a duplicate. Generated questions have none. */
export const questionBands = sqliteTable(
  "question_bands",
  { band: integer("band").notNull(), ord: integer("ord").notNull() },
  (table) => [primaryKey({ columns: [table.band, table.ord] }), index("question_bands_by_ord").on(table.ord)],
);

/** one < other. `kept` is the retained one after a merge. */
export const duplicatePairs = sqliteTable(
  "duplicate_pairs",
  {
    one: integer("one").notNull(),
    other: integer("other").notNull(),
    likeness: real("likeness").notNull(),
    status: text("status", { enum: ["open", "dismissed", "merged", "closed"] }).notNull(),
    kept: integer("kept"),
    foundAt: seconds("found_at").notNull(),
    decidedAt: seconds("decided_at"),
  },
  (table) => [
    primaryKey({ columns: [table.one, table.other] }),
    index("duplicate_pairs_by_status").on(table.status, table.foundAt, table.one, table.other),
    index("duplicate_pairs_by_other").on(table.other, table.status),
  ],
);
