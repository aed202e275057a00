import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { AdminFrame } from "#app/platform/page/components/admin-frame.tsx";
import { pageTitle } from "#app/platform/text/product.ts";
import type { EventFields } from "../../domain/mocks/event-fields.ts";
import { listEvents } from "../../services/mocks/list-events.server.ts";
import { EventForm } from "./mock-events/event-form.tsx";
import { calendarForms } from "./mock-events/mock-events-action.server.ts";
import { PlannedEvents } from "./mock-events/planned-events.tsx";

export const meta: MetaFunction = () => [
  { title: pageTitle("Calendário de simulados") },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("admin", args);
  const done = new URL(args.request.url).searchParams.get("feito");
  return json({ ...(await listEvents(deps)), operation: deps.newId(), done });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("admin", args);
  const forms = calendarForms(deps, { viewer, requestId: context.requestId });
  return handleForm(args.request, forms, { "mock-empty": "template" });
}

const doneTexts: ReadonlyMap<string | null, string> = new Map([
  ["marcado", "Simulado marcado. Ele já aparece em Simulados, e dá para se inscrever."],
  ["mudado", "Horário alterado. Quem se inscreveu será avisado."],
  ["cancelado", "Simulado cancelado. Quem se inscreveu será avisado."],
]);

/** Makes, moves and cancels the exams of the calendar. */
export default function MockEvents() {
  const data = useLoaderData<typeof loader>();
  const form = usePageForm<keyof EventFields>();
  const earlier = doneTexts.get(data.done) ?? null;
  return (
    <AdminFrame title="Calendário de simulados">
      {!form.reply && <FormMessage of={form} earlier={earlier} className="mt-4" />}
      <EventForm operation={data.operation} templates={data.templates} />
      <PlannedEvents events={data.events} />
    </AdminFrame>
  );
}
