import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { CommentState, ReportReason } from "#app/features/forum/domain/comment.ts";
import { users } from "../accounts/accounts.ts";
import { seconds } from "../columns.ts";

/** Triggers maintain the counters, and clear a deleted account's texts. */
export const comments = sqliteTable(
  "comments",
  {
    num: integer("num").primaryKey({ autoIncrement: true }),
    id: text("id").notNull(),
    /** A question's, or minus the number of a thread. */
    ord: integer("ord").notNull(),
    /** Null for a comment or answer, 0 for the doubt of a thread, else the one replied to. */
    parent: integer("parent"),
    /** Null: the account was deleted, and the text with it. */
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    /** The device's id of one writing: a repeat adds no row. */
    operation: text("operation").notNull(),
    source: text("source").notNull(),
    html: text("html").notNull(),
    state: text("state").$type<CommentState>().notNull().default("shown"),
    useful: integer("useful").notNull().default(0),
    replies: integer("replies").notNull().default(0),
    reports: integer("reports").notNull().default(0),
    createdAt: seconds("created_at").notNull(),
    editedAt: seconds("edited_at"),
  },
  (table) => [
    uniqueIndex("comments_by_id").on(table.id),
    uniqueIndex("comments_once").on(table.userId, table.operation),
    index("comments_of_question").on(table.ord, table.useful, table.num).where(sql`parent IS NULL`),
    index("comments_replies").on(table.parent, table.num),
    uniqueIndex("comments_opening").on(table.ord).where(sql`parent = 0`),
    index("comments_of_thread").on(table.ord, table.num).where(sql`ord < 0`),
    index("comments_answers_of_person")
      .on(table.userId, table.createdAt)
      .where(sql`ord < 0 AND parent IS NULL`),
    index("comments_reported").on(table.num).where(sql`reports > 0`),
    check("comments_state", sql`${table.state} IN ('shown', 'held', 'removed', 'deleted')`),
  ],
);

export const commentThreads = sqliteTable("comment_threads", {
  ord: integer("ord").primaryKey().notNull(),
  comments: integer("comments").notNull().default(0),
});

export const commentVotes = sqliteTable(
  "comment_votes",
  {
    userNum: integer("user_num").notNull(),
    comment: integer("comment").notNull(),
    votedAt: seconds("voted_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userNum, table.comment] })],
);

/** Open until the team decides. */
export const commentReports = sqliteTable(
  "comment_reports",
  {
    comment: integer("comment").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    reason: text("reason").$type<ReportReason>().notNull(),
    createdAt: seconds("created_at").notNull(),
    closedAt: seconds("closed_at"),
  },
  (table) => [
    primaryKey({ columns: [table.comment, table.userId] }),
    index("comment_reports_of_person").on(table.userId),
  ],
);

export const commentFollowers = sqliteTable(
  "comment_followers",
  {
    ord: integer("ord").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    toldAt: seconds("told_at").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.ord, table.userId] }),
    index("comment_followers_of_person").on(table.userId),
  ],
);
