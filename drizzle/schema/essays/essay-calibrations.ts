import { integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { seconds } from "../columns.ts";

/** Returned essays that graders read to compare themselves; the reference is the essay's own grade. */
export const essayCalibrations = sqliteTable(
  "essay_calibrations",
  {
    num: integer("num").primaryKey({ autoIncrement: true }),
    essay: integer("essay").notNull(),
    /** An account's id. */
    markedBy: text("marked_by").notNull(),
    at: seconds("at").notNull(),
  },
  (table) => [uniqueIndex("essay_calibrations_by_essay").on(table.essay)],
);

/** Once a grader; they touch no student's grade. */
export const calibrationReadings = sqliteTable(
  "calibration_readings",
  {
    num: integer("num").primaryKey({ autoIncrement: true }),
    calibration: integer("calibration").notNull(),
    /** An account's id. */
    grader: text("grader").notNull(),
    /** By criterion of the profile. */
    grades: text("grades", { mode: "json" }).$type<number[]>().notNull(),
    at: seconds("at").notNull(),
  },
  (table) => [uniqueIndex("calibration_readings_once").on(table.calibration, table.grader)],
);
