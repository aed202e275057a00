import { integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { flagColumn, seconds } from "../columns.ts";

/** The conversation of a mentee with who accompanies them; it stays when the mentor changes. */
export const mentoringMessages = sqliteTable(
  "mentoring_messages",
  {
    mentee: integer("mentee").notNull(),
    place: integer("place").notNull(),
    writtenBy: text("written_by").notNull(),
    byMentee: flagColumn("by_mentee").notNull(),
    content: text("content").notNull(),
    at: seconds("at").notNull(),
    operation: text("operation").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.mentee, table.place] }),
    uniqueIndex("mentoring_messages_by_operation").on(table.operation),
  ],
);
