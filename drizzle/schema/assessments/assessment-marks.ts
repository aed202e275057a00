import { sql } from "drizzle-orm";
import { check, index, integer, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { MarkLevels } from "#app/features/assessments/domain/results/marking.ts";
import { seconds } from "../columns.ts";

/** No row: one marker. `margin`: share of the weight from which two marks need a decision. */
export const assessmentMarking = sqliteTable(
  "assessment_marking",
  {
    assessment: integer("assessment").primaryKey().notNull(),
    markers: integer("markers").$type<1 | 2>().notNull(),
    margin: real("margin").notNull(),
  },
  () => [check("assessment_marking_markers", sql`markers IN (1, 2)`)],
);

/** `seat`: 1 and 2 are the markers', 3 the decision. `fraction`: of the question's weight. */
export const assessmentMarks = sqliteTable(
  "assessment_marks",
  {
    num: integer("num").primaryKey().notNull(),
    assessment: integer("assessment").notNull(),
    place: integer("place").notNull(),
    person: integer("person").notNull(),
    attempt: integer("attempt").notNull(),
    seat: integer("seat").notNull(),
    /** An account's id. */
    marker: text("marker").notNull(),
    levels: text("levels", { mode: "json" }).$type<MarkLevels>().notNull(),
    fraction: real("fraction").notNull(),
    comment: text("comment").notNull().default(""),
    at: seconds("at").notNull(),
  },
  (table) => [
    uniqueIndex("assessment_marks_by_seat").on(
      table.assessment,
      table.place,
      table.person,
      table.attempt,
      table.seat,
    ),
    index("assessment_marks_of_person").on(table.person, table.assessment),
    check("assessment_marks_seat", sql`seat BETWEEN 1 AND 3`),
    check("assessment_marks_fraction", sql`fraction BETWEEN 0 AND 1`),
  ],
);
