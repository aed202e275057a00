import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { QuestionDraft } from "#app/features/bank/domain/draft.ts";
import type { StoredName } from "#app/features/exams/domain/exam-document.ts";
import { seconds } from "../columns.ts";

/** One row per draft of an admin. `version` grows with each save. */
export const examTexts = sqliteTable(
  "exam_texts",
  {
    id: text("id").primaryKey(),
    ownerId: text("owner_id").notNull(),
    title: text("title").notNull(),
    content: text("content").notNull(),
    version: integer("version").notNull(),
    updatedAt: seconds("updated_at").notNull(),
  },
  (table) => [index("exam_texts_of_owner").on(table.ownerId, table.updatedAt)],
);

/** R-BANK-13: pending ones contain their drafts, completed ones name questions of the bank. */
export const examDocuments = sqliteTable(
  "exam_documents",
  {
    id: text("id").primaryKey(),
    state: text("state", { enum: ["pending", "completed"] }).notNull(),
    title: text("title").notNull(),
    institution: text("institution").notNull(),
    year: integer("year").notNull(),
    phase: text("phase"),
    day: integer("day"),
    booklet: text("booklet"),
    subject: text("subject"),
    drafts: text("drafts", { mode: "json" }).$type<QuestionDraft[]>().notNull().default([]),
    /** [source, path, number] in order. */
    stored: text("stored", { mode: "json" }).$type<StoredName[]>().notNull().default([]),
    questionCount: integer("question_count").notNull().default(0),
    version: integer("version").notNull().default(1),
    updatedAt: seconds("updated_at").notNull(),
  },
  (table) => [index("exam_documents_by_state").on(table.state, table.updatedAt, table.id)],
);
