import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { seconds } from "./columns.ts";

/** Append-only by triggers. Ids only, so that a deleted account leaves no name or address. */
export const audit = sqliteTable(
  "audit",
  {
    num: integer("num").primaryKey({ autoIncrement: true }),
    at: seconds("at").notNull(),
    /** Null: the command line. */
    actorId: text("actor_id"),
    action: text("action").notNull(),
    /** A person's or a notification's id, by action. */
    subjectId: text("subject_id").notNull(),
    /** JSON: the changed values, before and after. */
    before: text("before").notNull().default("{}"),
    after: text("after").notNull().default("{}"),
    reason: text("reason"),
    requestId: text("request_id").notNull(),
  },
  (table) => [
    index("audit_of_actor").on(table.actorId),
    index("audit_of_subject").on(table.subjectId),
    index("audit_of_action").on(table.action),
    index("audit_by_time").on(table.at),
  ],
);

/** 'claim:pro', 'school:azambuja', 'suspended'; triggers of `users` maintain it and the full-text `user_search`. */
export const userMarks = sqliteTable(
  "user_marks",
  { mark: text("mark").notNull(), num: integer("num").notNull() },
  (table) => [primaryKey({ columns: [table.mark, table.num] }), index("user_marks_of_user").on(table.num)],
);
