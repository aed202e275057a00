import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "../accounts/accounts.ts";
import { seconds } from "../columns.ts";

/** Triggers maintain `state` (shown), `answers`, `answered` and the words for search. */
export const threads = sqliteTable(
  "threads",
  {
    num: integer("num").primaryKey({ autoIncrement: true }),
    /** The question it is about, if any. */
    ord: integer("ord"),
    subject: integer("subject").notNull(),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    operation: text("operation").notNull(),
    title: text("title").notNull(),
    state: integer("state").notNull().default(1),
    answers: integer("answers").notNull().default(0),
    answered: integer("answered").notNull().default(0),
    /** The answer's number in `comments`. */
    accepted: integer("accepted"),
    /** The accepted answer was proposed as the question's solution. */
    proposedAt: seconds("proposed_at"),
    createdAt: seconds("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("threads_once").on(table.userId, table.operation),
    index("threads_unanswered").on(table.num).where(sql`answered = 0 AND state = 1`),
    index("threads_of_subject").on(table.subject, table.num).where(sql`state = 1`),
    index("threads_unanswered_of_subject")
      .on(table.subject, table.num)
      .where(sql`answered = 0 AND state = 1`),
    index("threads_of_author").on(table.userId, table.num),
    index("threads_of_question").on(table.ord, table.num),
    index("threads_proposed").on(table.proposedAt).where(sql`proposed_at IS NOT NULL`),
    index("threads_shown").on(table.num).where(sql`state = 1`),
  ],
);

/** Former texts of a post, written by a trigger. */
export const commentVersions = sqliteTable(
  "comment_versions",
  {
    num: integer("num").primaryKey({ autoIncrement: true }),
    comment: integer("comment").notNull(),
    source: text("source").notNull(),
    until: seconds("until").notNull(),
  },
  (table) => [index("comment_versions_of_comment").on(table.comment, table.num)],
);
