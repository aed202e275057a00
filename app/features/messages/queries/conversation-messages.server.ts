import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, pick } from "#app/platform/db/fields.server.ts";
import { conversationMessages } from "#drizzle/schema/messages/conversations.ts";
import { type ConversationKind, conversationRules } from "../domain/conversation.ts";

/** `of`: the number of its person or ticket; null: there is none. */
export type ConversationPlace = { kind: ConversationKind; of: SQL };

const message = pick(columns(conversationMessages, "w"), "place", "byPerson", "content", "at");

/** Messages `w` of a conversation. */
function within({ kind, of }: ConversationPlace): SQL {
  return sql`conversation_messages w WHERE w.${sql.raw(conversationRules[kind].of)} = ${of} AND w.kind = ${kind}`;
}

/** Newest first, below a place. */
export function conversationMessagesOf(db: Database, place: ConversationPlace, before: number) {
  return db.select(
    message,
    sql`FROM ${within(place)} AND w.place < CAST(${before} AS INTEGER)
    ORDER BY w.place DESC LIMIT ${conversationRules[place.kind].page}`,
  );
}

export type NewConversationMessage = {
  operation: string;
  content: string;
  at: number;
  by: string;
  byPerson: boolean;
};

/** Adds a message once by its operation, within the pace, where `only` holds. A row if added. */
export function insertConversationMessage(
  db: Database,
  { kind, of }: ConversationPlace,
  { operation, content, at, by, byPerson }: NewConversationMessage,
  only: SQL = sql`1`,
) {
  const { of: column, pace } = conversationRules[kind];
  const own = within({ kind, of: sql`o.num` });
  const inPace = pace
    ? sql`coalesce((SELECT w.at FROM ${own} ORDER BY w.place DESC LIMIT 1 OFFSET ${pace.messages - 1}), 0) <= ${at - pace.seconds}`
    : sql`1`;
  return db.returning(
    pick(columns(conversationMessages), "place"),
    sql`INSERT INTO conversation_messages (kind, ${sql.raw(column)}, place, by_person, written_by, content, at, operation)
    SELECT ${kind}, o.num, coalesce((SELECT max(w.place) FROM ${own}), 0) + 1, ${byPerson ? 1 : 0}, ${by}, ${content},
      CAST(${at} AS INTEGER), ${operation}
    FROM (SELECT ${of} AS num) o WHERE o.num IS NOT NULL AND ${only} AND ${inPace} ON CONFLICT DO NOTHING`,
  );
}

/** A row if this operation was written before. */
export function messageOfOperation(db: Database, operation: string) {
  return db.select(
    pick(columns(conversationMessages), "place"),
    sql`FROM conversation_messages WHERE operation = ${operation}`,
  );
}
