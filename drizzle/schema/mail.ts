import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { seconds } from "./columns.ts";

/** Written in the batch that causes it, sent afterwards (security.md REL-20). A sent body holds live links: deleted. */
export const mailOutbox = sqliteTable(
  "mail_outbox",
  {
    id: text("id").primaryKey(),
    recipient: text("recipient").notNull(),
    template: text("template").notNull(),
    subject: text("subject").notNull(),
    html: text("html").notNull(),
    text: text("text").notNull(),
    createdAt: seconds("created_at").notNull(),
    dueAt: seconds("due_at").notNull(),
    sentAt: seconds("sent_at"),
    tries: integer("tries").notNull().default(0),
    error: text("error"),
  },
  (table) => [
    index("mail_outbox_unsent").on(table.sentAt, table.dueAt),
    index("mail_outbox_of_recipient").on(table.recipient),
  ],
);
