import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { seconds } from "./columns.ts";

/** Who has asked for the solution of an open question, and how they judged their own answer. It earns no points. */
export const selfAssessments = sqliteTable(
  "self_assessments",
  {
    userNum: integer("user_num").notNull(),
    ord: integer("ord").notNull(),
    grade: text("grade", { enum: ["right", "partly", "wrong"] }),
    revealedAt: seconds("revealed_at").notNull(),
    gradedAt: seconds("graded_at"),
  },
  (table) => [primaryKey({ columns: [table.userNum, table.ord] })],
);
