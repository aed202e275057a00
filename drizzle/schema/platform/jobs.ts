import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { ReleaseInput } from "#app/features/assessments/domain/results/release-input.ts";
import type { PeopleBatch } from "#app/features/school/domain/people-batch.ts";
import type { RosterJob } from "#app/features/school/domain/roster/roster-import.ts";
import type { JobNote } from "#app/platform/jobs/domain/job-note.ts";
import { seconds } from "../columns.ts";

/** Long work in steps of one batch each. `place`: where the next step starts; the counters count its items. */
export const jobs = sqliteTable(
  "jobs",
  {
    num: integer("num").primaryKey({ autoIncrement: true }),
    id: text("id").notNull(),
    kind: text("kind").notNull(),
    /** A school's number; null: the platform's. */
    school: integer("school"),
    ownerId: text("owner_id").notNull(),
    /** As its kind says. */
    input: text("input", { mode: "json" }).$type<PeopleBatch | RosterJob | ReleaseInput>().notNull(),
    state: text("state", { enum: ["running", "done", "cancelled"] })
      .notNull()
      .default("running"),
    step: integer("step").notNull().default(0),
    place: integer("place").notNull().default(0),
    expected: integer("expected").notNull().default(0),
    seen: integer("seen").notNull().default(0),
    changed: integer("changed").notNull().default(0),
    refused: integer("refused").notNull().default(0),
    /** The job whose steps this one undoes, and the one that undoes its own. */
    undoes: integer("undoes"),
    takenBack: integer("taken_back"),
    createdAt: seconds("created_at").notNull(),
    updatedAt: seconds("updated_at").notNull(),
    /** Of the audit row that its end writes; null: none. */
    note: text("note", { mode: "json" }).$type<JobNote>(),
    /** Why its last attempt at a step failed; null once a step succeeds. */
    failure: text("failure"),
  },
  (table) => [
    uniqueIndex("jobs_by_id").on(table.id),
    index("jobs_of_school").on(table.school, table.num),
    index("jobs_of_kind").on(table.kind, table.num),
    index("jobs_of_owner").on(table.ownerId),
    index("jobs_running").on(table.updatedAt).where(sql`state = 'running'`),
    index("jobs_running_of_school").on(table.school, table.num).where(sql`state = 'running'`),
    check("jobs_state", sql`${table.state} IN ('running', 'done', 'cancelled')`),
  ],
);

/** `report`: JSON of the step's kind, with what its undo needs. */
export const jobSteps = sqliteTable(
  "job_steps",
  {
    job: integer("job").notNull(),
    step: integer("step").notNull(),
    report: text("report").notNull(),
  },
  (table) => [primaryKey({ columns: [table.job, table.step] })],
);

/** When the clock last ended each of its longer steps. */
export const clockSteps = sqliteTable("clock_steps", {
  name: text("name").primaryKey(),
  doneAt: seconds("done_at").notNull(),
});
