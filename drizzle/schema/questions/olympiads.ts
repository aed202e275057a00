import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { seconds } from "../columns.ts";

/** Requested solutions and self-assessments. They earn no points. */
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
