import { type SQL, sql } from "drizzle-orm";
import { conversationRules } from "#app/features/messages/domain/conversation.ts";
import {
  type ConversationPlace,
  insertConversationMessage,
  type NewConversationMessage,
} from "#app/features/messages/queries/conversation-messages.server.ts";
import { type AuditEntry, insertAudit } from "#app/platform/audit/queries/audit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, json, pick, text } from "#app/platform/db/fields.server.ts";
import { clientErrors } from "#drizzle/schema/platform/analytics.ts";
import { supportTickets } from "#drizzle/schema/school/schools.ts";
import type { SupportContext, TicketState } from "../domain/support-ticket.ts";
import { schoolNumber } from "./people.server.ts";

const ticket = columns(supportTickets, "t");

type ThreadMessage = { id: string; team: number; content: string; at: number };

const thread = json<
  ThreadMessage[]
>(sql`(SELECT json_group_array(json_object('id', m.operation, 'team', 1 - m.by_person,
  'content', m.content, 'at', m.at)) FROM (SELECT * FROM conversation_messages WHERE ticket = t.num AND kind = 'ticket'
  ORDER BY place LIMIT ${conversationRules.ticket.page}) m)`);

const listed = {
  ...pick(ticket, "num", "id", "context", "state", "changedAt"),
  schoolId: text(sql`s.id`),
  schoolName: text(sql`s.name`),
  thread,
};

/** The latest errors of browsers, without the persons. */
export function latestErrors(db: Database, since: number, limit: number) {
  return db.select(
    pick(columns(clientErrors), "message"),
    sql`FROM client_errors WHERE last_at > ${since} ORDER BY last_at DESC LIMIT ${limit}`,
  );
}

/** A school's tickets with their threads, newest first. */
export function ticketsOfSchool(db: Database, schoolId: string, before: number, limit: number) {
  return db.select(
    listed,
    sql`FROM support_tickets t CROSS JOIN schools s ON s.num = t.school
    WHERE t.school = ${schoolNumber(schoolId)} AND t.num < CAST(${before} AS INTEGER) ORDER BY t.num DESC LIMIT ${limit}`,
  );
}

/** The tickets of a state, of all schools, newest first. */
export function ticketsIn(db: Database, state: TicketState, before: number, limit: number) {
  return db.select(
    listed,
    sql`FROM support_tickets t CROSS JOIN schools s ON s.num = t.school
    WHERE t.state = ${state} AND t.num < CAST(${before} AS INTEGER) ORDER BY t.num DESC LIMIT ${limit}`,
  );
}

export type NewTicket = { id: string; content: string; context: SupportContext };

/** Opens a ticket with its first message and audit row; a repeated id opens nothing. */
export function openTicketOf(
  db: Database,
  schoolId: string,
  { id, content, context }: NewTicket,
  entry: AuditEntry & { actorId: string },
) {
  return [
    db.returning(
      pick(columns(supportTickets), "num"),
      sql`INSERT INTO support_tickets (id, school, opened_by, context, changed_at)
      VALUES (${id}, ${schoolNumber(schoolId)}, ${entry.actorId}, ${JSON.stringify(context)}, ${entry.at})
      ON CONFLICT (id) DO NOTHING`,
    ),
    insertAudit(db, entry, { subjectId: sql`${id}`, from: sql`WHERE changes() = 1` }),
    insertConversationMessage(db, inTicket(sql`id = ${id} AND school = ${schoolNumber(schoolId)}`), {
      operation: id,
      byPerson: true,
      by: entry.actorId,
      content,
      at: entry.at,
    }),
  ] as const;
}

/** The messages of the ticket that is `of`. */
function inTicket(of: SQL): ConversationPlace {
  return { kind: "ticket", of: sql`(SELECT num FROM support_tickets WHERE ${of})` };
}

function setState(db: Database, of: SQL, state: TicketState, at: number) {
  return db.statement(sql`UPDATE support_tickets SET state = ${state}, changed_at = ${at} WHERE ${of}`);
}

type TicketReply = Omit<NewConversationMessage, "byPerson">;

/** Adds a message to a school's own ticket, which reopens. First result: a row if it was added. */
export function replyToTicket(db: Database, schoolId: string, ticketId: string, reply: TicketReply) {
  const own = sql`id = ${ticketId} AND school = ${schoolNumber(schoolId)}`;
  return {
    added: insertConversationMessage(db, inTicket(own), { ...reply, byPerson: true }),
    state: setState(db, own, "open", reply.at),
  };
}

/** The team's answer with its audit row. First result: a row if it was added. */
export function answerTicketOf(db: Database, ticketId: string, reply: TicketReply, entry: AuditEntry) {
  const of = sql`id = ${ticketId}`;
  return {
    message: insertConversationMessage(db, inTicket(of), { ...reply, byPerson: false }),
    audit: insertAudit(db, entry, { subjectId: sql`${ticketId}`, from: sql`WHERE changes() = 1` }),
    state: setState(db, of, "answered", reply.at),
  };
}

export function closeTicketOf(db: Database, ticketId: string, at: number) {
  return setState(db, sql`id = ${ticketId}`, "closed", at);
}

/** Who opened a ticket, and its school. */
export function ticketById(db: Database, id: string) {
  return db.select(
    { ...pick(ticket, "openedBy", "state"), schoolId: text(sql`s.id`) },
    sql`FROM support_tickets t CROSS JOIN schools s ON s.num = t.school WHERE t.id = ${id}`,
  );
}
