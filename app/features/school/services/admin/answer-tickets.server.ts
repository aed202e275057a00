import { insertPersonal } from "#app/features/messages/queries/personal-notices.server.ts";
import { personalRow, showInTabs } from "#app/features/messages/services/notify-people.server.ts";
import { type Actor, auditEntry } from "#app/platform/audit/services/actor.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { FIRST_PAGE, pageOfRows, rowsToRead } from "#app/platform/lists/domain/page.ts";
import type { TicketState } from "../../domain/support-ticket.ts";
import { schoolPaths } from "../../paths.ts";
import { answerTicketOf, closeTicketOf, ticketById, ticketsIn } from "../../queries/support.server.ts";
import { type TicketView, ticketView } from "../support-tickets.server.ts";

const PAGE = 20;

export async function listTickets(
  deps: Deps,
  state: TicketState,
  before: number | null,
): Promise<{ tickets: TicketView[]; next: number | null }> {
  const rows = await deps.read(ticketsIn(deps.db, state, before ?? FIRST_PAGE, rowsToRead(PAGE)));
  const { shown, next } = pageOfRows(rows, PAGE, ({ num }) => num);
  return {
    tickets: shown.map(ticketView),
    next,
  };
}

/** Answers a ticket once per `operation`; its author is notified. Throws no-permission, ticket-not-found, invalid-ticket. */
export async function answerTicket(
  deps: Deps,
  actor: Actor,
  operation: string,
  { ticketId, content }: { ticketId: string; content: string },
): Promise<void> {
  const entry = auditEntry(deps, actor, "ticket.answer");
  if (content === "") throw new AppError("invalid-ticket");
  const [ticket] = await deps.read(ticketById(deps.db, ticketId));
  if (!ticket) throw new AppError("ticket-not-found");
  const notice = personalRow(
    {
      id: operation,
      userId: ticket.openedBy,
      type: "nova-resposta",
      content: "O suporte do Farol respondeu ao seu chamado.",
      link: schoolPaths.support(ticket.schoolId),
    },
    deps.now(),
  );
  const reply = { operation, by: entry.actorId ?? "", content, at: entry.at };
  const {
    told: [told],
  } = await deps.write({
    told: insertPersonal(deps.db, notice),
    ...answerTicketOf(deps.db, ticketId, reply, entry),
  });
  if (told) showInTabs(deps, [notice], [{ id: notice.id, num: told.num }]);
}

/** Throws no-permission. */
export async function closeTicket(deps: Deps, actor: Actor, ticketId: string): Promise<void> {
  const { at } = auditEntry(deps, actor, "ticket.answer");
  await deps.write(closeTicketOf(deps.db, ticketId, at));
}
