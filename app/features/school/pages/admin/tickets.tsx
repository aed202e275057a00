import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { adminPaths } from "#app/features/admin/paths.ts";
import { redirectFor, requireAccess } from "#app/platform/context/require-access.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { AreaField } from "#app/platform/forms/components/area-field.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { readBefore } from "#app/platform/lists/pages/before.ts";
import { AdminFrame } from "#app/platform/page/components/admin-frame.tsx";
import { AdminItem, AdminList } from "#app/platform/page/components/admin-list.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { textsByWord } from "#app/platform/text/texts-by-word.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Toolbar } from "#app/platform/ui/components/part.tsx";
import { Tabs } from "#app/platform/ui/components/tabs.tsx";
import { TicketThread } from "../../components/ticket-thread.tsx";
import { LONGEST_TICKET, type TicketState } from "../../domain/support-ticket.ts";
import { answerTicket, closeTicket, listTickets } from "../../services/admin/answer-tickets.server.ts";

export const meta = unlistedMeta("Chamados");

const views: readonly { state: TicketState; word: string; name: string }[] = [
  { state: "open", word: "abertos", name: "Aguardam resposta" },
  { state: "answered", word: "respondidos", name: "Respondidos" },
  { state: "closed", word: "encerrados", name: "Encerrados" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("admin", args);
  const { searchParams } = new URL(args.request.url);
  const state = views.find(({ word }) => word === searchParams.get("ver"))?.state ?? "open";
  return json({
    state,
    operation: deps.newId(),
    ...(await listTickets(deps, state, readBefore(searchParams))),
  });
}

export function action(args: ActionFunctionArgs) {
  const { deps, actor } = requireAccess("admin", args);
  return handleForm(args.request, {
    answer: async (form) => {
      const operation = form.text("operation", 64);
      if (!/^[0-9a-f]{32}$/.test(operation)) throw new AppError("invalid-body");
      const content = form.text("reply", LONGEST_TICKET).trim();
      await answerTicket(deps, actor, operation, { ticketId: form.text("ticket", 64), content });
      return redirectFor(adminPaths.tickets("respondido"));
    },
    close: async (form) => {
      await closeTicket(deps, actor, form.text("ticket", 64));
      return redirectFor(adminPaths.tickets("encerrado"));
    },
  });
}

const doneText = textsByWord({
  respondido: "Resposta enviada. Quem abriu o chamado foi avisado.",
  encerrado: "Chamado encerrado.",
});

/** Tickets of schools, and their answers. */
export default function Tickets() {
  const { state, operation, tickets, next } = useLoaderData<typeof loader>();
  const form = usePageForm();
  return (
    <AdminFrame title="Chamados" form={form} done={doneText}>
      <Tabs
        label="Chamados"
        tabs={views.map(({ state: each, word, name }) => ({
          to: `?ver=${word}`,
          label: name,
          current: each === state,
        }))}
      />
      <AdminList empty="Nenhum chamado aqui." next={next}>
        {tickets.map((ticket) => (
          <AdminItem key={ticket.id}>
            <TicketThread
              ticket={ticket}
              title={`Chamado ${ticket.num}, ${ticket.school.name}`}
              heading="h2"
            />
            <Form key={ticket.thread.length} of={form} className="mt-3 max-w-3xl space-y-3">
              <input type="hidden" name="operation" value={`${operation.slice(8)}${ticket.id.slice(0, 8)}`} />
              <input type="hidden" name="ticket" value={ticket.id} />
              <AreaField label={`Resposta ao chamado ${ticket.num}`} name="reply" rows={3} />
              <Toolbar className="">
                <Button type="submit" name="intent" value="answer">
                  Responder
                </Button>
                <Button type="submit" look="secondary" name="intent" value="close">
                  Encerrar
                </Button>
              </Toolbar>
            </Form>
          </AdminItem>
        ))}
      </AdminList>
    </AdminFrame>
  );
}
