import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, flag, pick } from "#app/platform/db/fields.server.ts";
import { cutText } from "#app/platform/text/cut-text.ts";
import { chatMessages, chatThreads } from "#drizzle/schema/messages/chat.ts";
import { CHAT_PAGE, chatPace } from "../../domain/chat.ts";

/** `operation`: idempotency key. `picture`: the id of one without a message. */
export type NewChatMessage = { operation: string; content: string; picture: string | null; at: number };

const PREVIEW = 100;

/** Of a message without words: that it is a picture. */
export function previewOf(content: string): string {
  return content === "" ? "Foto" : cutText(content.replace(/\s+/g, " "), PREVIEW);
}

/** A conversation's state, also before a person's message; no row before the first. */
export function chatBefore(db: Database, userNum: number) {
  return db.select(
    pick(columns(chatThreads), "lastSent", "state", "takenBy", "answers"),
    sql`FROM chat_threads WHERE user_num = ${userNum}`,
  );
}

/** The message numbered by its thread, if the statement before changed that. A row if added. */
export function addChatMessage(
  db: Database,
  userNum: SQL,
  { content, picture, at }: NewChatMessage,
  by: string | null,
) {
  return db.returning(
    pick(columns(chatMessages), "place"),
    sql`INSERT INTO chat_messages (user_num, place, written_by, content, picture, at)
    SELECT user_num, messages, ${by}, ${content},
      (SELECT id FROM chat_pictures p WHERE p.id = ${picture} AND p.user_num = chat_threads.user_num AND p.place IS NULL), ${at} FROM chat_threads WHERE user_num = ${userNum} AND changes() = 1`,
  );
}

/** After the message: its picture is no other's. */
export function attachPicture(db: Database, userNum: SQL, { picture }: NewChatMessage) {
  return db.statement(sql`UPDATE chat_pictures SET place = (SELECT messages FROM chat_threads WHERE user_num = ${userNum})
    WHERE id = ${picture} AND place IS NULL AND EXISTS (SELECT 1 FROM chat_messages m
      WHERE m.user_num = ${userNum} AND m.place = (SELECT messages FROM chat_threads WHERE user_num = ${userNum}) AND m.picture = ${picture})`);
}

/** A person's message: opens the conversation, within the pace. Second result: a row if added. */
export function sendChatMessage(db: Database, userNum: number, message: NewChatMessage) {
  const { operation, content, at } = message;
  const earlier = sql`(SELECT m.at FROM chat_messages m
    WHERE m.user_num = chat_threads.user_num AND m.place = chat_threads.messages - CAST(${chatPace.messages - 1} AS INTEGER))`;
  return {
    thread: db.statement(sql`INSERT INTO chat_threads (user_num, messages, preview, last_sent, changed_at)
      VALUES (${userNum}, 1, ${previewOf(content)}, ${operation}, ${at})
      ON CONFLICT (user_num) DO UPDATE SET messages = messages + 1, state = 'open', preview = excluded.preview,
        last_sent = excluded.last_sent, answers_read = answers, changed_at = excluded.changed_at
      WHERE chat_threads.last_sent <> excluded.last_sent
        AND coalesce(${earlier}, 0) <= ${at - chatPace.seconds}`),
    added: addChatMessage(db, sql`${userNum}`, message, null),
    picture: message.picture === null ? [] : attachPicture(db, sql`${userNum}`, message),
  };
}

/** A person's number, also by the id in an address. */
export function chatOwner(person: { num: number } | { id: string }): SQL {
  return "num" in person ? sql`${person.num}` : sql`(SELECT num FROM users WHERE id = ${person.id})`;
}

/** Newest first, below a place. */
export function chatMessagesOf(db: Database, person: { num: number } | { id: string }, before: number) {
  return db.select(
    {
      ...pick(columns(chatMessages), "place", "content", "picture", "at"),
      byPerson: flag(sql`written_by IS NULL`),
    },
    sql`FROM chat_messages WHERE user_num = ${chatOwner(person)} AND place < CAST(${before} AS INTEGER)
      ORDER BY place DESC LIMIT ${CHAT_PAGE}`,
  );
}
