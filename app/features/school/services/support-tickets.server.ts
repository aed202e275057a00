import type { Deps } from "#app/platform/context/deps.ts";
import type { RowOf } from "#app/platform/db/fields.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { FIRST_PAGE, pageOfRows, rowsToRead } from "#app/platform/lists/domain/page.ts";
import { product } from "#app/platform/text/product.ts";
import { HOUR } from "#app/platform/time/units.ts";
import {
  type SupportContext,
  supportContext,
  type TicketState,
  ticketProblem,
} from "../domain/support-ticket.ts";
import { schoolById } from "../queries/schools.server.ts";
import { latestErrors, openTicketOf, replyToTicket, ticketsOfSchool } from "../queries/support.server.ts";
import { requireManagement, type SchoolActor, schoolEntry } from "./school-actor.ts";

const PAGE = 10;
const ERRORS = 5;
/** Seconds in which an error counts as recent. */
const RECENT = HOUR;

/** Times in epoch seconds. */
export type TicketView = {
  num: number;
  id: string;
  school: { id: string; name: string };
  context: SupportContext;
  state: TicketState;
  thread: { id: string; team: boolean; content: string; at: number }[];
};

export function ticketView(row: RowOf<ReturnType<typeof ticketsOfSchool>["fields"]>): TicketView {
  const { num, id, context, state, schoolId, schoolName, thread } = row;
  return {
    num,
    id,
    school: { id: schoolId, name: schoolName },
    context,
    state,
    thread: thread.map((message) => ({ ...message, team: message.team === 1 })),
  };
}

type Sent = { page: string; userAgent: string };

function contextOf(sent: Sent, errors: readonly { message: string }[]): SupportContext {
  return supportContext({ ...sent, version: product.version, errors: errors.map(({ message }) => message) });
}

function recentErrors(deps: Deps) {
  return latestErrors(deps.db, deps.now() - RECENT, ERRORS);
}

/** A school's tickets, and what would go with a new one. Throws page-not-found. */
export async function readSupport(
  deps: Deps,
  actor: SchoolActor,
  { before, ...sent }: Sent & { before: number | null },
) {
  requireManagement(actor);
  const { schoolId } = actor;
  const {
    school: [school],
    rows,
    errors,
  } = await deps.read({
    school: schoolById(deps.db, schoolId),
    rows: ticketsOfSchool(deps.db, schoolId, before ?? FIRST_PAGE, rowsToRead(PAGE)),
    errors: recentErrors(deps),
  });
  if (!school) throw new AppError("page-not-found");
  const { shown, next } = pageOfRows(rows, PAGE, ({ num }) => num);
  return {
    school: { id: school.id, name: school.name },
    phone: school.supportPhone,
    context: contextOf(sent, errors),
    tickets: shown.map(ticketView),
    next,
  };
}

/** Opens a ticket once per `operation`. Throws no-permission, invalid-ticket. */
export async function createTicket(
  deps: Deps,
  actor: SchoolActor,
  operation: string,
  sent: Sent & { content: string },
): Promise<void> {
  requireManagement(actor);
  if (ticketProblem(sent.content)) throw new AppError("invalid-ticket");
  const entry = { ...schoolEntry(deps, actor, "school.open-ticket"), actorId: actor.viewer.id };
  const errors = await deps.read(recentErrors(deps));
  const ticket = { id: operation, content: sent.content, context: contextOf(sent, errors) };
  await deps.write(openTicketOf(deps.db, actor.schoolId, ticket, entry));
}

/** Writes into a ticket of the school. Throws no-permission, invalid-ticket, ticket-not-found. */
export async function replyInTicket(
  deps: Deps,
  actor: SchoolActor,
  operation: string,
  { ticketId, content }: { ticketId: string; content: string },
): Promise<void> {
  requireManagement(actor);
  if (content === "") throw new AppError("invalid-ticket");
  const reply = { operation, by: actor.viewer.id, content, at: deps.now() };
  const { added } = await deps.write(replyToTicket(deps.db, actor.schoolId, ticketId, reply));
  if (added.length === 0) throw new AppError("ticket-not-found");
}
