import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { seconds } from "../columns.ts";

/** A person's conversation with the team. */
export const chatThreads = sqliteTable(
  "chat_threads",
  {
    userNum: integer("user_num").primaryKey().notNull(),
    /** How many: the last one's place. */
    messages: integer("messages").notNull(),
    state: text("state", { enum: ["open", "answered", "closed"] })
      .notNull()
      .default("open"),
    /** An account's id. */
    takenBy: text("taken_by"),
    preview: text("preview").notNull(),
    /** The latest operation of each side. */
    lastSent: text("last_sent").notNull().default(""),
    lastAnswer: text("last_answer").notNull().default(""),
    /** The team's messages, and those of them before the person's last one. */
    answers: integer("answers").notNull().default(0),
    answersRead: integer("answers_read").notNull().default(0),
    changedAt: seconds("changed_at").notNull(),
  },
  (table) => [
    index("chat_threads_by_state").on(table.state, table.changedAt),
    check("chat_threads_state", sql`${table.state} IN ('open', 'answered', 'closed')`),
  ],
);

export const chatMessages = sqliteTable(
  "chat_messages",
  {
    userNum: integer("user_num").notNull(),
    place: integer("place").notNull(),
    /** An account's id of the team; null for the person. */
    writtenBy: text("written_by"),
    content: text("content").notNull(),
    /** The id of one. */
    picture: text("picture"),
    at: seconds("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userNum, table.place] })],
);

/** Files of a conversation. */
export const chatPictures = sqliteTable(
  "chat_pictures",
  {
    id: text("id").primaryKey().notNull(),
    userNum: integer("user_num").notNull(),
    upload: integer("upload").notNull(),
    /** The message that has it; null: none yet. */
    place: integer("place"),
    at: seconds("at").notNull(),
  },
  (table) => [
    uniqueIndex("chat_pictures_of_upload").on(table.upload),
    index("chat_pictures_of_person").on(table.userNum),
    index("chat_pictures_loose").on(table.at).where(sql`${table.place} IS NULL`),
  ],
);

/** What the team notes for itself. */
export const chatNotes = sqliteTable(
  "chat_notes",
  {
    userNum: integer("user_num").notNull(),
    id: text("id").notNull(),
    writtenBy: text("written_by").notNull(),
    content: text("content").notNull(),
    at: seconds("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userNum, table.id] })],
);

/** Ready answers for the team. */
export const chatReplies = sqliteTable("chat_replies", {
  id: text("id").primaryKey().notNull(),
  title: text("title").notNull(),
  content: text("content").notNull(),
  updatedAt: seconds("updated_at").notNull(),
});
