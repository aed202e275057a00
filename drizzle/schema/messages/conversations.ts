import { sql } from "drizzle-orm";
import { check, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { ConversationKind } from "#app/features/messages/domain/conversation.ts";
import { flagColumn, seconds } from "../columns.ts";

/** Messages of conversations between two sides, each numbered by its place. */
export const conversationMessages = sqliteTable(
  "conversation_messages",
  {
    num: integer("num").primaryKey().notNull(),
    kind: text("kind").$type<ConversationKind>().notNull(),
    /** The mentee. */
    person: integer("person"),
    ticket: integer("ticket"),
    place: integer("place").notNull(),
    /** By that person, or the school; else by who answers them. */
    byPerson: flagColumn("by_person").notNull(),
    /** An account's id. */
    writtenBy: text("written_by").notNull(),
    content: text("content").notNull(),
    at: seconds("at").notNull(),
    operation: text("operation").notNull(),
  },
  (table) => [
    uniqueIndex("conversation_messages_of_person")
      .on(table.person, table.place)
      .where(sql`person IS NOT NULL`),
    uniqueIndex("conversation_messages_of_ticket")
      .on(table.ticket, table.place)
      .where(sql`ticket IS NOT NULL`),
    uniqueIndex("conversation_messages_by_operation").on(table.operation),
    check(
      "conversation_messages_kind",
      sql`(kind = 'mentoring' AND person IS NOT NULL AND ticket IS NULL) OR (kind = 'ticket' AND person IS NULL AND ticket IS NOT NULL)`,
    ),
  ],
);
