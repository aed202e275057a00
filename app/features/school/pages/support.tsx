import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { redirectFor, requireAccess } from "#app/platform/context/require-access.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { AreaField } from "#app/platform/forms/components/area-field.tsx";
import { TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { type FormState, usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { Pager } from "#app/platform/lists/components/pager.tsx";
import { readBefore } from "#app/platform/lists/pages/before.ts";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { messagingAddress } from "#app/platform/text/messaging.ts";
import { greetings } from "#app/platform/text/product.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { TicketContext, TicketThread } from "../components/ticket-thread.tsx";
import { LONGEST_TICKET, ticketProblem } from "../domain/support-ticket.ts";
import { schoolPaths } from "../paths.ts";
import { schoolActor } from "../services/school-actor.ts";
import {
  createTicket,
  readSupport,
  replyInTicket,
  type TicketView,
} from "../services/support-tickets.server.ts";

export const meta = unlistedMeta("Suporte Técnico");

function userAgentOf(request: Request): string {
  return request.headers.get("User-Agent") ?? "";
}

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolManagement", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  const before = readBefore(new URL(args.request.url).searchParams);
  const page = args.request.headers.get("Referer") ?? "";
  const support = await readSupport(deps, actor, { before, page, userAgent: userAgentOf(args.request) });
  return json({ ...support, operation: deps.newId() });
}

export function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolManagement", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  const done = redirectFor(schoolPaths.support(actor.schoolId, "enviado"));
  return handleForm<"content" | "page">(args.request, {
    open: async (form) => {
      const [content, page] = [form.text("content", 4000).trim(), form.text("page")];
      const problem = ticketProblem(content);
      if (problem) return { problems: { content: problem } };
      const sent = { content, page, userAgent: userAgentOf(args.request) };
      await createTicket(deps, actor, operationOf(form.text("operation")), sent);
      return done;
    },
    reply: async (form) => {
      const reply = { ticketId: form.text("ticket", 64), content: form.text("reply", LONGEST_TICKET).trim() };
      await replyInTicket(deps, actor, operationOf(form.text("operation")), reply);
      return done;
    },
  });
}

function operationOf(text: string): string {
  if (!/^[0-9a-f]{32}$/.test(text)) throw new AppError("invalid-body");
  return text;
}

/** The chat with the school's number, and tickets to the platform's team as threads. */
export default function Support() {
  const { school, phone, context, tickets, next, operation } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const form = usePageForm<"content" | "page">({ intents: ["open"] });
  const replying = usePageForm({ intents: ["reply"] });
  return (
    <SchoolFrame title="Suporte Técnico" facts={school.name}>
      <FormMessage
        of={replying}
        earlier={search.get("feito") === "enviado" && "Enviado. A resposta chega nas suas notificações."}
        className="mt-4"
      />
      {phone && (
        <p className="mt-4">
          <a
            href={messagingAddress(phone, greetings.support)}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center font-semibold text-link underline"
          >
            Conversar no aplicativo de mensagens
          </a>
        </p>
      )}
      <Form
        key={tickets[0]?.num}
        of={form}
        intent="open"
        noValidate
        className="card mt-4 max-w-2xl space-y-4 p-4 sm:p-5"
      >
        <h2 className="text-lg font-semibold">Abrir chamado</h2>
        <input type="hidden" name="operation" value={operation} />
        <FormMessage of={form} withProblems />
        <AreaField
          label="O que aconteceu?"
          rows={4}
          maxLength={LONGEST_TICKET}
          hint="Vai junto: versão, página, erros. Não vai: dados de pessoas."
          {...form.field("content")}
        />
        <TextField label="Em que página? (opcional)" maxLength={300} {...form.field("page", context.page)} />
        <TicketContext context={context} />
        <Button type="submit" pending={form.pending}>
          Abrir chamado
        </Button>
      </Form>
      <OwnTickets form={replying} tickets={tickets} operation={operation} next={next} />
    </SchoolFrame>
  );
}

type TicketsProps = {
  form: FormState;
  tickets: readonly TicketView[];
  operation: string;
  next: number | null;
};

function OwnTickets({ form, tickets, operation, next }: TicketsProps) {
  if (tickets.length === 0) return null;
  return (
    <section aria-labelledby="chamados" className="mt-6 max-w-2xl">
      <h2 id="chamados" className="text-lg font-semibold">
        Chamados
      </h2>
      <ul className="mt-2 space-y-4">
        {tickets.map((ticket) => (
          <li key={ticket.id} className="card p-4">
            <TicketThread ticket={ticket} title={`Chamado ${ticket.num}`} heading="h3" />
            <Form key={ticket.thread.length} of={form} intent="reply" className="mt-3 space-y-3">
              <input type="hidden" name="operation" value={`${operation.slice(8)}${ticket.id.slice(0, 8)}`} />
              <input type="hidden" name="ticket" value={ticket.id} />
              <AreaField label={`Escrever no chamado ${ticket.num}`} name="reply" rows={2} required />
              <Button type="submit" look="secondary">
                Enviar
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      <Pager next={next} />
    </section>
  );
}
