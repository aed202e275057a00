import { sql } from "drizzle-orm";
import { type AuditEntry, insertAudit } from "#app/platform/audit/queries/audit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, pick } from "#app/platform/db/fields.server.ts";
import { chatReplies } from "#drizzle/schema/messages/chat.ts";
import { MOST_READY_REPLIES, type ReadyReply } from "../../domain/ready-reply.ts";

/** By title. */
export function readyReplies(db: Database) {
  return db.select(
    pick(columns(chatReplies), "id", "title", "content"),
    sql`FROM chat_replies ORDER BY title, id LIMIT ${MOST_READY_REPLIES}`,
  );
}

/** Adds or changes one, with its audit row; nothing where it is so already, or there are too many. */
export function saveReadyReply(db: Database, { id, title, content }: ReadyReply, entry: AuditEntry) {
  const may = sql`WHERE NOT EXISTS (SELECT 1 FROM chat_replies WHERE id = ${id} AND title = ${title} AND content = ${content})
    AND (EXISTS (SELECT 1 FROM chat_replies WHERE id = ${id}) OR (SELECT count(*) FROM chat_replies) < ${MOST_READY_REPLIES})`;
  return {
    audit: insertAudit(db, entry, { subjectId: sql`'respostas'`, from: may }),
    insertChatReplies:
      db.statement(sql`INSERT INTO chat_replies (id, title, content, updated_at) SELECT ${id}, ${title}, ${content}, ${entry.at} ${may}
      ON CONFLICT (id) DO UPDATE SET title = excluded.title, content = excluded.content, updated_at = excluded.updated_at`),
  };
}

export function deleteReadyReply(db: Database, id: string, entry: AuditEntry) {
  return {
    audit: insertAudit(db, entry, {
      subjectId: sql`'respostas'`,
      from: sql`FROM chat_replies WHERE id = ${id}`,
    }),
    gone: db.returning(
      pick(columns(chatReplies), "id", "title", "content"),
      sql`DELETE FROM chat_replies WHERE id = ${id}`,
    ),
  };
}
