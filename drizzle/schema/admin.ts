import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { seconds } from "./columns.ts";

/**
 * Who did what to whom. Rows are only ever added: triggers refuse the rest. Ids alone, never names or addresses, so that an
 * account that is deleted leaves none here.
 */
export const audit = sqliteTable(
  "audit",
  {
    num: integer("num").primaryKey({ autoIncrement: true }),
    at: seconds("at").notNull(),
    /** Null: the command line. */
    actorId: text("actor_id"),
    action: text("action").notNull(),
    /** A person's id or a notification's, as the action says. */
    subjectId: text("subject_id").notNull(),
    /** JSON: what the action changed, as it was and as it became. */
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

/**
 * What people are found and counted by: 'claim:pro', 'school:azambuja', 'suspended'. Triggers of `users` keep it, and the
 * full-text index `user_search` of their names beside it.
 */
export const userMarks = sqliteTable(
  "user_marks",
  { mark: text("mark").notNull(), num: integer("num").notNull() },
  (table) => [primaryKey({ columns: [table.mark, table.num] }), index("user_marks_of_user").on(table.num)],
);
