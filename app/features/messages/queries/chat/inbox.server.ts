import { sql } from "drizzle-orm";
import { type AuditEntry, insertAudit } from "#app/platform/audit/queries/audit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, flag, orNull, pick, type RowOf, text } from "#app/platform/db/fields.server.ts";
import { users } from "#drizzle/schema/accounts/accounts.ts";
import { chatMessages, chatNotes, chatThreads } from "#drizzle/schema/messages/chat.ts";
import type { ChatState, InboxCursor } from "../../domain/chat.ts";
import {
  addChatMessage,
  attachPicture,
  chatOwner,
  type NewChatMessage,
  previewOf,
} from "./messages.server.ts";

const listed = {
  ...pick(columns(chatThreads, "t"), "messages", "state", "takenBy", "preview", "changedAt"),
  ...pick(columns(users, "u"), "num", "id", "firstName", "lastName"),
};
export type ThreadRow = RowOf<typeof listed>;

/** The conversations of a state, the latest first. */
export function threadsIn(db: Database, state: ChatState, after: InboxCursor, limit: number) {
  return db.select(
    listed,
    sql`FROM chat_threads t CROSS JOIN users u ON u.num = t.user_num
    WHERE t.state = ${state} AND (t.changed_at, t.user_num) < (CAST(${after.changedAt} AS INTEGER), CAST(${after.num} AS INTEGER))
    ORDER BY t.changed_at DESC, t.user_num DESC LIMIT ${limit}`,
  );
}

/** Conversations of people by name, e-mail or id, in any state. `expression`: FTS5. */
export function threadsOfPeople(db: Database, expression: string, limit: number) {
  return db.select(
    listed,
    sql`FROM user_search f CROSS JOIN chat_threads t ON t.user_num = f.rowid CROSS JOIN users u ON u.num = f.rowid
    WHERE user_search MATCH ${expression} ORDER BY f.rowid DESC LIMIT ${limit}`,
  );
}

/** Messages read for a search, from the newest accounts: a word in more of them is too common. */
const MOST_FOUND = 400;

/** Messages with these words, newest first. `expression`: FTS5. */
export function messagesWith(db: Database, expression: string, limit: number) {
  return db.select(
    {
      ...pick(columns(chatMessages, "m"), "place", "writtenBy", "content", "at"),
      ...pick(columns(users, "u"), "id", "firstName", "lastName"),
    },
    sql`FROM (SELECT m.* FROM (SELECT rowid AS num FROM chat_words WHERE chat_words MATCH ${expression} ORDER BY rowid DESC LIMIT ${MOST_FOUND}) f
        CROSS JOIN chat_messages m ON m.user_num = f.num >> 20 AND m.place = f.num & 1048575
      ORDER BY m.at DESC LIMIT ${limit}) m
    CROSS JOIN users u ON u.num = m.user_num ORDER BY m.at DESC, m.place DESC`,
  );
}

/** No row without a conversation. */
export function threadOf(db: Database, userId: string) {
  return db.select(
    listed,
    sql`FROM users u CROSS JOIN chat_threads t ON t.user_num = u.num WHERE u.id = ${userId}`,
  );
}

/** Most people of the team that are notified. */
const MOST_TEAM = 100;

/** The administrators, and whether each has a tab open. */
export function teamMembers(db: Database) {
  return db.select(
    {
      ...pick(columns(users, "u"), "id"),
      live: flag(sql`EXISTS (SELECT 1 FROM live_channels l WHERE l.user_id = u.id)`),
    },
    sql`FROM user_marks m CROSS JOIN users u ON u.num = m.num WHERE m.mark = 'claim:admin' LIMIT ${MOST_TEAM}`,
  );
}

/** The team's notes, newest first. */
export function chatNotesOf(db: Database, userId: string, limit: number) {
  return db.select(
    {
      ...pick(columns(chatNotes, "n"), "id", "content", "at"),
      author: orNull(text(sql`(SELECT first_name FROM users WHERE id = n.written_by)`)),
    },
    sql`FROM chat_notes n WHERE n.user_num = ${chatOwner({ id: userId })} ORDER BY n.at DESC LIMIT ${limit}`,
  );
}

type Note = { id: string; writtenBy: string; content: string; at: number };

/** Only in a conversation that the person opened. */
export function addChatNote(db: Database, userId: string, { id, writtenBy, content, at }: Note) {
  return db.statement(sql`INSERT INTO chat_notes (user_num, id, written_by, content, at)
    SELECT user_num, ${id}, ${writtenBy}, ${content}, ${at} FROM chat_threads WHERE user_num = ${chatOwner({ id: userId })}
    ON CONFLICT DO NOTHING`);
}

/** The team's answer with its audit row, only in a conversation that the person opened. */
export function answerChat(db: Database, userId: string, message: NewChatMessage, entry: AuditEntry) {
  const { operation, content, at } = message;
  const owner = chatOwner({ id: userId });
  return {
    thread:
      db.statement(sql`UPDATE chat_threads SET messages = messages + 1, answers = answers + 1, state = 'answered', preview = ${previewOf(content)},
      last_answer = ${operation}, taken_by = coalesce(taken_by, ${entry.actorId}), changed_at = ${at}
      WHERE user_num = ${owner} AND last_answer <> ${operation}`),
    message: addChatMessage(db, owner, message, entry.actorId ?? ""),
    audit: insertAudit(db, entry, { subjectId: sql`${userId}`, from: sql`WHERE changes() = 1` }),
    picture: message.picture === null ? [] : attachPicture(db, owner, message),
  };
}

/** A row if there is the conversation. */
export function claimChat(db: Database, userId: string, by: string) {
  return db.returning(
    pick(columns(chatThreads), "userNum"),
    sql`UPDATE chat_threads SET taken_by = ${by} WHERE user_num = ${chatOwner({ id: userId })}`,
  );
}

/** Closes it unless a message came after the `messages` that were read. A row if closed. */
export function closeChat(db: Database, userId: string, messages: number, entry: AuditEntry) {
  const open = sql`user_num = ${chatOwner({ id: userId })} AND messages = CAST(${messages} AS INTEGER) AND state <> 'closed'`;
  return {
    closed: insertAudit(db, entry, { subjectId: sql`${userId}`, from: sql`FROM chat_threads WHERE ${open}` }),
    updateChatThreads: db.statement(
      sql`UPDATE chat_threads SET state = 'closed', changed_at = ${entry.at} WHERE ${open}`,
    ),
  };
}
