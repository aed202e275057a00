import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { AdminFrame } from "#app/platform/page/components/admin-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { textsByWord } from "#app/platform/text/texts-by-word.ts";
import { listEvents } from "../../services/mocks/list-events.server.ts";
import { EventForm } from "./mock-events/event-form.tsx";
import { calendarForms } from "./mock-events/mock-events-action.server.ts";
import { PlannedEvents } from "./mock-events/planned-events.tsx";

export const meta = unlistedMeta("Calendário de simulados");

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("admin", args);
  return json({ ...(await listEvents(deps)), operation: deps.newId() });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, actor } = requireAccess("admin", args);
  return handleForm(args.request, calendarForms(deps, actor), { "mock-empty": "template" });
}

const doneText = textsByWord({
  marcado: "Simulado marcado. Ele já aparece em Simulados, e dá para se inscrever.",
  mudado: "Horário alterado. Quem se inscreveu será avisado.",
  cancelado: "Simulado cancelado. Quem se inscreveu será avisado.",
});

/** Makes, moves and cancels the exams of the calendar. */
export default function MockEvents() {
  const { operation, templates, events } = useLoaderData<typeof loader>();
  return (
    <AdminFrame title="Calendário de simulados" form={usePageForm({ intents: ["cancel"] })} done={doneText}>
      <EventForm operation={operation} templates={templates} />
      <PlannedEvents events={events} />
    </AdminFrame>
  );
}
