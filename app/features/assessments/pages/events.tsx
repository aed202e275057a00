import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { schoolActor } from "#app/features/school/services/school-actor.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { plural } from "#app/platform/text/format.ts";
import { eventPaths } from "../paths.ts";
import { loadEvents } from "../services/load-events.server.ts";
import { AttendancePanel } from "./events/attendance-panel.tsx";
import { DaysForm } from "./events/days-form.tsx";
import { type EventTab, EventTabs, eventTabs } from "./events/event-tabs.tsx";
import { eventForms } from "./events/events-action.server.ts";
import { NewExamEvent } from "./events/new-event.tsx";
import { ResultsPanel } from "./events/results-panel.tsx";
import { RoomsPanel } from "./events/rooms-panel.tsx";

export const meta = unlistedMeta("Certames");

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolManagement", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  const { searchParams } = new URL(args.request.url);
  const opened = await loadEvents(deps, actor, searchParams.get("certame") ?? "");
  const tab: EventTab = eventTabs.find(({ id }) => id === searchParams.get("aba"))?.id ?? "dias";
  const day = Number(/^\d$/.exec(searchParams.get("dia") ?? "")?.[0] ?? 0);
  return json({ ...opened, tab, day });
}

export function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolManagement", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  return handleForm(args.request, eventForms(deps, actor), {
    "event-title": "title",
    "event-rooms": "rooms",
    "event-room-full": "rooms",
  });
}

/** Exams of several days: days and booklets, rooms, attendance, results (R-SCHOOL-21). */
export default function Events() {
  const { school, events, event, tab, day } = useLoaderData<typeof loader>();
  if (!event)
    return (
      <SchoolFrame title="Certames" facts={`Provas de vários dias. ${school.name}.`}>
        <NewExamEvent />
        <ul className="mt-5 max-w-2xl space-y-2">
          {events.map(({ id, title, days }) => (
            <li key={id}>
              <Link
                to={eventPaths.events(school.id, { certame: id })}
                className="card flex min-h-11 flex-wrap justify-between gap-x-3 p-4 no-underline"
              >
                <span className="font-semibold text-text">{title}</span>
                <span className="text-muted">{plural(days.length, "dia", "dias")}</span>
              </Link>
            </li>
          ))}
        </ul>
        {events.length === 0 && <p className="mt-5 text-muted">Nenhum certame ainda.</p>}
      </SchoolFrame>
    );
  return (
    <SchoolFrame
      title={event.title}
      back={{ to: eventPaths.events(school.id), name: "Certames" }}
      facts={`${plural(event.days.length, "dia", "dias")}, ${plural(event.people.length, "estudante", "estudantes")}.`}
    >
      <EventTabs schoolId={school.id} eventId={event.id} tab={tab} />
      {tab === "dias" && <DaysForm key={event.days.length} schoolId={school.id} event={event} />}
      {tab === "salas" && <RoomsPanel event={event} />}
      {tab === "presenca" && <AttendancePanel schoolId={school.id} event={event} day={day} />}
      {tab === "resultado" && <ResultsPanel event={event} />}
    </SchoolFrame>
  );
}
