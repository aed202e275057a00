import { type SQL, sql } from "drizzle-orm";
import { CHAT_PAGE, chatPace } from "#app/features/messages/domain/chat.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, orNull, pick, text } from "#app/platform/db/fields.server.ts";
import { mentoringMessages } from "#drizzle/schema/mentoring/mentoring-messages.ts";

const message = {
  ...pick(columns(mentoringMessages, "w"), "place", "byMentee", "content", "at"),
  author: orNull(text(sql`(SELECT first_name FROM users WHERE id = w.written_by)`)),
};

/** A mentee by number, or by the id in an address. */
export type ThreadOf = { num: number } | { id: string };

function menteeOf(whose: ThreadOf): SQL {
  return "num" in whose ? sql`${whose.num}` : sql`(SELECT num FROM users WHERE id = ${whose.id})`;
}

/** Newest first, below a place. */
export function messagesOfMentee(db: Database, whose: ThreadOf, before: number) {
  return db.select(
    message,
    sql`FROM mentoring_messages w WHERE w.mentee = ${menteeOf(whose)} AND w.place < CAST(${before} AS INTEGER)
    ORDER BY w.place DESC LIMIT ${CHAT_PAGE}`,
  );
}

type Sent = { operation: string; content: string; at: number; by: string; byMentee: boolean };

/** Adds a message once, within the pace, while the mentee has a mentor. A row if added. */
export function insertMessage(db: Database, whose: ThreadOf, { operation, content, at, by, byMentee }: Sent) {
  return db.returning(
    pick(columns(mentoringMessages), "place"),
    sql`INSERT INTO mentoring_messages (mentee, place, written_by, by_mentee, content, at, operation)
    SELECT m.mentee, coalesce((SELECT max(w.place) FROM mentoring_messages w WHERE w.mentee = m.mentee), 0) + 1, ${by}, ${byMentee ? 1 : 0},
      ${content}, CAST(${at} AS INTEGER), ${operation}
    FROM mentorships m WHERE m.mentee = ${menteeOf(whose)} AND m.until IS NULL AND m.mentor IS NOT NULL
      AND coalesce((SELECT w.at FROM mentoring_messages w WHERE w.mentee = m.mentee
        ORDER BY w.place DESC LIMIT 1 OFFSET ${chatPace.messages - 1}), 0) <= ${at - chatPace.seconds}
    ON CONFLICT DO NOTHING`,
  );
}

/** A row if this operation was written before. */
export function messageOfOperation(db: Database, operation: string) {
  return db.select(
    pick(columns(mentoringMessages), "place"),
    sql`FROM mentoring_messages WHERE operation = ${operation}`,
  );
}
