import { StateChip } from "#app/platform/page/components/school-frame.tsx";
import { product } from "#app/platform/text/product.ts";
import { formatDateTime } from "#app/platform/time/format-time.ts";
import { ticketStates } from "../domain/support-ticket.ts";
import type { TicketView } from "../services/support-tickets.server.ts";

/** The context sent with a ticket, as text. */
export function TicketContext({ context }: Pick<TicketView, "context">) {
  const { version, page, browser, errors } = context;
  return (
    <details>
      <summary className="inline-flex min-h-11 items-center font-medium text-link">O que vai junto</summary>
      <dl className="grid gap-x-3 gap-y-1 text-sm break-words sm:grid-cols-[6rem_1fr]">
        <dt className="text-muted">Versão</dt>
        <dd>{version}</dd>
        <dt className="text-muted">Página</dt>
        <dd>{page || "não informada"}</dd>
        <dt className="text-muted">Navegador</dt>
        <dd>{browser}</dd>
        <dt className="text-muted">Erros</dt>
        <dd>{errors.length > 0 ? errors.join("; ") : "nenhum na última hora"}</dd>
      </dl>
    </details>
  );
}

type ThreadProps = { ticket: TicketView; title: string; heading: "h2" | "h3" };

/** A ticket's messages, oldest first. */
export function TicketThread({ ticket, title, heading: Heading }: ThreadProps) {
  return (
    <>
      <Heading className="flex flex-wrap items-center gap-2 font-semibold">
        {title}{" "}
        <StateChip tone={ticket.state === "open" ? "warning" : "quiet"}>
          {ticketStates[ticket.state]}
        </StateChip>
      </Heading>
      <ol className="mt-2 space-y-2">
        {ticket.thread.map(({ id, team, content, at }) => (
          <li key={id} className={`rounded-control px-3 py-2 ${team ? "bg-primary-soft" : "bg-inset"}`}>
            <p className="text-sm text-muted">
              {team ? `Equipe ${product.name}` : "Escola"}, {formatDateTime(at)}
            </p>
            <p className="break-words whitespace-pre-line">{content}</p>
          </li>
        ))}
      </ol>
      <TicketContext context={ticket.context} />
    </>
  );
}
