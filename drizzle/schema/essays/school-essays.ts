import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { CopyDecision, SharedPassage } from "#app/features/essays/domain/estimate/copied-lines.ts";
import { seconds } from "../columns.ts";
import { schools } from "../school/schools.ts";

/**
 * An essay task of a school for its students, on a theme of the platform or its own. `readers`: one reading is final,
 * or two blind ones. `graders`: numbers of the school's people; none: all its staff.
 */
export const essayTasks = sqliteTable(
  "essay_tasks",
  {
    num: integer("num").primaryKey({ autoIncrement: true }),
    id: text("id").notNull(),
    school: text("school")
      .notNull()
      .references(() => schools.id),
    theme: integer("theme").notNull(),
    profile: text("profile").notNull(),
    /** To the students. */
    note: text("note").notNull().default(""),
    opensAt: seconds("opens_at").notNull(),
    /** Later submissions are accepted, and marked as late. */
    dueAt: seconds("due_at"),
    readers: integer("readers").notNull().default(1),
    graders: text("graders", { mode: "json" }).$type<number[]>().notNull().default(sql`'[]'`),
    /** Accounts' ids. */
    createdBy: text("created_by").notNull(),
    updatedBy: text("updated_by").notNull(),
    updatedAt: seconds("updated_at").notNull(),
    deletedAt: seconds("deleted_at"),
    /** Whether its students do the first two readings of one another's essays. */
    peers: integer("peers", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    uniqueIndex("essay_tasks_by_id").on(table.id),
    index("essay_tasks_of_school").on(table.school, table.num).where(sql`deleted_at IS NULL`),
    index("essay_tasks_of_author")
      .on(table.createdBy, table.school, table.num)
      .where(sql`deleted_at IS NULL`),
    check("essay_tasks_readers", sql`readers BETWEEN 1 AND 2`),
  ],
);

/** Both directions in one table. */
export const essayTaskClasses = sqliteTable(
  "essay_task_classes",
  { class: integer("class").notNull(), task: integer("task").notNull() },
  (table) => [
    primaryKey({ columns: [table.class, table.task] }),
    index("essay_task_classes_of_task").on(table.task, table.class),
  ],
);

/** Single students. */
export const essayTaskPeople = sqliteTable(
  "essay_task_people",
  { person: integer("person").notNull(), task: integer("task").notNull() },
  (table) => [
    primaryKey({ columns: [table.person, table.task] }),
    index("essay_task_people_of_task").on(table.task, table.person),
  ],
);

/** What two essays of a school on one theme have in common; `essay`: the younger number. A person decides what it is. */
export const essayCopies = sqliteTable(
  "essay_copies",
  {
    num: integer("num").primaryKey({ autoIncrement: true }),
    essay: integer("essay").notNull(),
    other: integer("other").notNull(),
    passages: text("passages", { mode: "json" }).$type<SharedPassage[]>().notNull(),
    /** Of all passages. */
    words: integer("words").notNull(),
    foundAt: seconds("found_at").notNull(),
    decision: text("decision").$type<CopyDecision>(),
    /** An account's id. */
    decidedBy: text("decided_by"),
    decidedAt: seconds("decided_at"),
  },
  (table) => [
    uniqueIndex("essay_copies_of_pair").on(table.essay, table.other),
    index("essay_copies_of_other").on(table.other),
    check("essay_copies_pair", sql`essay > other`),
    check("essay_copies_decision", sql`decision IN ('copy', 'coincidence')`),
  ],
);
