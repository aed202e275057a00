import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { seconds } from "../columns.ts";

/** Questions that a visitor may answer without an account. `place`: from 1, within the institution. */
export const entryQuestions = sqliteTable(
  "entry_questions",
  {
    ord: integer("ord").primaryKey(),
    institution: integer("institution").notNull(),
    place: integer("place").notNull(),
  },
  (table) => [index("entry_questions_of_institution").on(table.institution, table.place)],
);

/** A visitor's answers, for a day, until they join a ledger. `device`: SHA-256 of the browser's cookie. */
export const entryAnswers = sqliteTable(
  "entry_answers",
  {
    device: text("device").notNull(),
    ord: integer("ord").notNull(),
    alternative: text("alternative").notNull(),
    /** Becomes the ledger's. */
    operation: text("operation").notNull(),
    answeredAt: seconds("answered_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.device, table.ord] }),
    index("entry_answers_by_time").on(table.answeredAt),
  ],
);
