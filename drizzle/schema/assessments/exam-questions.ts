import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable } from "drizzle-orm/sqlite-core";

/** The questions of open exams, by triggers. `kind`: 0 an assessment, 1 an event, 2 a mentoring test, 3 a week's set of a challenge. */
export const examQuestions = sqliteTable(
  "exam_questions",
  {
    ord: integer("ord").notNull(),
    kind: integer("kind").notNull(),
    exam: integer("exam").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ord, table.kind, table.exam] }),
    index("exam_questions_of_exam").on(table.kind, table.exam),
    check("exam_questions_kind", sql`${table.kind} BETWEEN 0 AND 3`),
  ],
);
