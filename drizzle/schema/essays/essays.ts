import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type {
  EssayExam,
  EssayOutcome,
  EssayOutline,
  EssayState,
  GradingMark,
  MotivatingText,
} from "#app/features/essays/domain/essay.ts";
import { seconds } from "../columns.ts";
import { schools } from "../school/schools.ts";

/** `school` null: of the platform, for all. `profile`: how it is graded (domain/essays). */
export const essayThemes = sqliteTable(
  "essay_themes",
  {
    num: integer("num").primaryKey({ autoIncrement: true }),
    id: text("id").notNull(),
    school: text("school").references(() => schools.id),
    exam: text("exam").$type<EssayExam>().notNull(),
    axis: text("axis").notNull(),
    title: text("title").notNull(),
    /** The exam's task, as printed below the motivating texts. */
    command: text("command").notNull(),
    texts: text("texts", { mode: "json" }).$type<MotivatingText[]>().notNull(),
    profile: text("profile").notNull(),
    /** An account's id; null: came with the platform. */
    createdBy: text("created_by"),
    updatedAt: seconds("updated_at").notNull(),
    deletedAt: seconds("deleted_at"),
  },
  (table) => [
    uniqueIndex("essay_themes_by_id").on(table.id),
    index("essay_themes_of_platform")
      .on(table.exam, table.axis, table.num)
      .where(sql`school IS NULL AND deleted_at IS NULL`),
    index("essay_themes_of_school")
      .on(table.school, table.num)
      .where(sql`school IS NOT NULL AND deleted_at IS NULL`),
  ],
);

/**
 * One text of one author. Of the platform: `school` and `person` null. On paper without an account: `userNum` null.
 * `outcome` is written when it is returned.
 */
export const essays = sqliteTable(
  "essays",
  {
    num: integer("num").primaryKey({ autoIncrement: true }),
    id: text("id").notNull(),
    userNum: integer("user_num"),
    school: text("school").references(() => schools.id),
    /** Number of the school's person. */
    person: integer("person"),
    /** Number of the school's task. */
    task: integer("task"),
    theme: integer("theme").notNull(),
    profile: text("profile").notNull(),
    state: text("state").$type<EssayState>().notNull().default("draft"),
    way: text("way").$type<"text" | "photos">().notNull().default("text"),
    text: text("text").notNull().default(""),
    outline: text("outline", { mode: "json" }).$type<EssayOutline>(),
    lines: integer("lines").notNull().default(0),
    words: integer("words").notNull().default(0),
    /** Of text, outline and photographs: a save names the one it was written over. */
    revision: integer("revision").notNull().default(1),
    /** That wrote the newest revision. */
    device: text("device").notNull(),
    /** Seconds of writing, as the device counts them. */
    spent: integer("spent").notNull().default(0),
    /** Number of the essay that this one rewrites. */
    parent: integer("parent"),
    startedAt: seconds("started_at").notNull(),
    savedAt: seconds("saved_at").notNull(),
    submittedAt: seconds("submitted_at"),
    returnedAt: seconds("returned_at"),
    outcome: text("outcome", { mode: "json" }).$type<EssayOutcome>(),
    /** With the school's other essays on its theme. */
    comparedAt: seconds("compared_at"),
  },
  (table) => [
    uniqueIndex("essays_by_id").on(table.id),
    index("essays_of_author").on(table.userNum, table.num),
    index("essays_of_person").on(table.person, table.num).where(sql`person IS NOT NULL`),
    index("essays_of_school").on(table.school, table.state, table.num).where(sql`school IS NOT NULL`),
    index("essays_of_platform").on(table.state, table.num).where(sql`school IS NULL`),
    uniqueIndex("essays_of_task").on(table.task, table.person).where(sql`task IS NOT NULL`),
    index("essays_by_state").on(table.state, table.submittedAt).where(sql`state <> 'draft'`),
    index("essays_to_compare")
      .on(table.num)
      .where(sql`task IS NOT NULL AND compared_at IS NULL AND state <> 'draft'`),
    index("essays_of_school_theme").on(table.school, table.theme, table.num).where(sql`school IS NOT NULL`),
    check("essays_state", sql`state IN ('draft', 'submitted', 'grading', 'panel', 'returned', 'appealed')`),
    check("essays_way", sql`way IN ('text', 'photos')`),
  ],
);

/** Former texts of an essay, one for a device and ten minutes. */
export const essayVersions = sqliteTable(
  "essay_versions",
  {
    num: integer("num").primaryKey(),
    essay: integer("essay").notNull(),
    /** The revision that has this text. */
    revision: integer("revision").notNull(),
    device: text("device").notNull(),
    text: text("text").notNull(),
    words: integer("words").notNull(),
    at: seconds("at").notNull(),
  },
  (table) => [uniqueIndex("essay_versions_of_essay").on(table.essay, table.revision)],
);

/** Photographs of a handwritten essay in the order they are read; the file is an upload. */
export const essayPhotos = sqliteTable(
  "essay_photos",
  {
    num: integer("num").primaryKey(),
    id: text("id").notNull(),
    essay: integer("essay").notNull(),
    place: integer("place").notNull(),
    upload: integer("upload").notNull(),
    at: seconds("at").notNull(),
  },
  (table) => [
    uniqueIndex("essay_photos_by_id").on(table.id),
    uniqueIndex("essay_photos_by_upload").on(table.upload),
    index("essay_photos_of_essay").on(table.essay, table.place),
  ],
);

/** One reading. `round` 1 and 2: independent; 3: after a discrepancy; 4: the panel's, by seat. Unique: one of each. */
export const essayGradings = sqliteTable(
  "essay_gradings",
  {
    num: integer("num").primaryKey({ autoIncrement: true }),
    essay: integer("essay").notNull(),
    round: integer("round").$type<1 | 2 | 3 | 4>().notNull(),
    seat: integer("seat").notNull().default(1),
    /** An account's id; null: waits for one. */
    grader: text("grader"),
    assignedAt: seconds("assigned_at"),
    dueAt: seconds("due_at"),
    revision: integer("revision").notNull().default(0),
    /** Code of the profile's situation (normal, blank, off topic…). */
    status: text("status").notNull().default("normal"),
    /** By criterion of the profile; null: not chosen yet. */
    grades: text("grades", { mode: "json" }).$type<(number | null)[]>().notNull().default(sql`'[]'`),
    /** Further choices of the rubric, by criterion: sub-criteria. */
    details: text("details", { mode: "json" }).$type<string[][]>().notNull().default(sql`'[]'`),
    marks: text("marks", { mode: "json" }).$type<GradingMark[]>().notNull().default(sql`'[]'`),
    /** By criterion, then of the whole. */
    comments: text("comments", { mode: "json" }).$type<string[]>().notNull().default(sql`'[]'`),
    total: integer("total"),
    concludedAt: seconds("concluded_at"),
  },
  (table) => [
    uniqueIndex("essay_gradings_of_essay").on(table.essay, table.round, table.seat),
    index("essay_gradings_of_grader").on(table.grader, table.concludedAt, table.dueAt),
    index("essay_gradings_waiting").on(table.dueAt).where(sql`concluded_at IS NULL`),
    check("essay_gradings_round", sql`round BETWEEN 1 AND 4`),
  ],
);

/** Once an essay, with a reason. */
export const essayAppeals = sqliteTable("essay_appeals", {
  essay: integer("essay").primaryKey().notNull(),
  reason: text("reason").notNull(),
  at: seconds("at").notNull(),
  /** An account's id. */
  decidedBy: text("decided_by"),
  decidedAt: seconds("decided_at"),
  answer: text("answer"),
});

/** Reusable comments of a grader, or of a school (`owner` null). */
export const commentBank = sqliteTable(
  "comment_bank",
  {
    num: integer("num").primaryKey({ autoIncrement: true }),
    id: text("id").notNull(),
    owner: text("owner"),
    school: text("school"),
    profile: text("profile").notNull(),
    /** Index of the criterion; null: of the whole. */
    part: integer("part"),
    text: text("text").notNull(),
    uses: integer("uses").notNull().default(0),
    at: seconds("at").notNull(),
  },
  (table) => [
    uniqueIndex("comment_bank_by_id").on(table.id),
    index("comment_bank_of_owner").on(table.owner, table.profile, table.num),
    index("comment_bank_of_school").on(table.school, table.profile, table.num).where(sql`school IS NOT NULL`),
  ],
);
