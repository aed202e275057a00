import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { blockKinds } from "#app/features/notebooks/domain/block-kinds.ts";
import type { StoredSections } from "#app/features/notebooks/domain/sections.ts";
import { flagColumn, seconds } from "../columns.ts";
import { schools } from "../school/schools.ts";

/** `words`: the folded title. `questions`: [section, ord] by section and place, by triggers. */
export const notebooks = sqliteTable(
  "notebooks",
  {
    num: integer("num").primaryKey({ autoIncrement: true }),
    id: text("id").notNull(),
    school: text("school")
      .notNull()
      .references(() => schools.id),
    title: text("title").notNull(),
    words: text("words").notNull(),
    active: flagColumn("active").notNull().default(true),
    deletedAt: seconds("deleted_at"),
    sections: text("sections", { mode: "json" }).$type<StoredSections>().notNull().default(sql`'{}'`),
    /** Epoch milliseconds of D1's databaseClock. */
    sectionsChanged: integer("sections_changed").notNull().default(0),
    questions: text("questions", { mode: "json" }).$type<[string, number][]>().notNull().default(sql`'[]'`),
    createdAt: seconds("created_at").notNull(),
    updatedAt: seconds("updated_at").notNull(),
    updatedBy: text("updated_by"),
  },
  (table) => [
    uniqueIndex("notebooks_by_id").on(table.id),
    index("notebooks_of_school").on(table.school, table.num).where(sql`deleted_at IS NULL`),
  ],
);

/** Both directions in one table. */
export const classNotebooks = sqliteTable(
  "class_notebooks",
  { class: integer("class").notNull(), notebook: integer("notebook").notNull() },
  (table) => [
    primaryKey({ columns: [table.class, table.notebook] }),
    index("class_notebooks_of_notebook").on(table.notebook, table.class),
  ],
);

export const notebookTeachers = sqliteTable(
  "notebook_teachers",
  { person: integer("person").notNull(), notebook: integer("notebook").notNull() },
  (table) => [
    primaryKey({ columns: [table.person, table.notebook] }),
    index("notebook_teachers_of_notebook").on(table.notebook, table.person),
  ],
);

/**
 * `changed`: epoch milliseconds of D1's databaseClock. `since`: start of the author's ten minutes, stored as one
 * version.
 */
export const blocks = sqliteTable(
  "blocks",
  {
    num: integer("num").primaryKey().notNull(),
    notebook: integer("notebook").notNull(),
    id: text("id").notNull(),
    section: text("section").notNull(),
    place: text("place").notNull(),
    kind: text("kind", { enum: blockKinds }).notNull(),
    revision: integer("revision").notNull().default(1),
    changed: integer("changed").notNull(),
    source: text("source").notNull(),
    html: text("html").notNull(),
    deleted: flagColumn("deleted").notNull().default(false),
    updatedBy: text("updated_by").notNull(),
    at: seconds("at").notNull(),
    since: seconds("since").notNull(),
    /** Of the last save. */
    operation: text("operation").notNull(),
  },
  (table) => [
    uniqueIndex("blocks_by_id").on(table.notebook, table.id),
    index("blocks_of_material").on(sql`source ->> 'material'`).where(sql`kind = 'material' AND deleted = 0`),
    index("blocks_of_section").on(table.notebook, table.section, table.kind),
    check(
      "blocks_kind",
      sql`${table.kind} IN ('heading', 'text', 'question', 'questions', 'video', 'link', 'note', 'material')`,
    ),
  ],
);

/** `key`: block's num × 65,536 + revision. */
export const blockVersions = sqliteTable("block_versions", {
  key: integer("key").primaryKey().notNull(),
  at: seconds("at").notNull(),
  updatedBy: text("updated_by").notNull(),
  source: text("source").notNull(),
});

/** `sections`: section id → epoch seconds of the first opening; "id:end" → of the end. */
export const notebookReadings = sqliteTable(
  "notebook_readings",
  {
    person: integer("person").notNull(),
    notebook: integer("notebook").notNull(),
    sections: text("sections", { mode: "json" }).$type<Record<string, number>>().notNull().default(sql`'{}'`),
    lastSection: text("last_section").notNull().default(""),
    lastBlock: text("last_block").notNull().default(""),
    at: seconds("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.person, table.notebook] })],
);

/** Questions of one school alone. `words`: folded; `author`: an account's id. */
export const schoolQuestions = sqliteTable(
  "school_questions",
  {
    num: integer("num").primaryKey({ autoIncrement: true }),
    ord: integer("ord").notNull(),
    school: text("school")
      .notNull()
      .references(() => schools.id),
    author: text("author").notNull(),
    active: flagColumn("active").notNull().default(true),
    words: text("words").notNull(),
    createdAt: seconds("created_at").notNull(),
    updatedAt: seconds("updated_at").notNull(),
    updatedBy: text("updated_by").notNull(),
  },
  (table) => [
    uniqueIndex("school_questions_by_ord").on(table.ord),
    index("school_questions_of_school").on(table.school, table.num),
    check("school_questions_ord", sql`${table.ord} >= 100000000000`),
  ],
);

/** Notebooks that contain them, by trigger. */
export const schoolQuestionPlaces = sqliteTable(
  "school_question_places",
  {
    ord: integer("ord").notNull(),
    notebook: integer("notebook").notNull(),
    section: text("section").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ord, table.notebook, table.section] }),
    index("school_question_places_of_notebook").on(table.notebook),
  ],
);
