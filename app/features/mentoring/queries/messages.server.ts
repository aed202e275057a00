import { type SQL, sql } from "drizzle-orm";
import {
  type ConversationPlace,
  insertConversationMessage,
  type NewConversationMessage,
} from "#app/features/messages/queries/conversation-messages.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";

/** A mentee by number, or by the id in an address. */
export type ThreadOf = { num: number } | { id: string };

function menteeOf(whose: ThreadOf): SQL {
  return "num" in whose ? sql`${whose.num}` : sql`(SELECT num FROM users WHERE id = ${whose.id})`;
}

/** The conversation of a mentee; it stays when the mentor changes. */
export function mentoringConversation(whose: ThreadOf): ConversationPlace {
  return { kind: "mentoring", of: menteeOf(whose) };
}

/** While the mentee has a mentor. A row if added. */
export function insertMessage(db: Database, whose: ThreadOf, message: NewConversationMessage) {
  const only = sql`EXISTS (SELECT 1 FROM mentorships m WHERE m.mentee = o.num AND m.until IS NULL AND m.mentor IS NOT NULL)`;
  return insertConversationMessage(db, mentoringConversation(whose), message, only);
}
