import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Link, useLoaderData, useSearchParams } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { pageTitle } from "#app/platform/text/product.ts";
import { MeetingLine } from "../components/meeting-line.tsx";
import { isMeetingLength, MEETING } from "../domain/meeting.ts";
import { meetingPaths, mentoringPaths } from "../paths.ts";
import { loadOwnMeetings } from "../services/load-meetings.server.ts";
import { meetingDone } from "./meeting-done.ts";
import { ownMeetingForms } from "./own-meetings/own-meetings-action.server.ts";
import { Slots } from "./own-meetings/slots.tsx";

export const meta: MetaFunction = () => [
  { title: pageTitle("Encontros da mentoria") },
  { name: "robots", content: "noindex" },
];

function askedFor({ request }: Pick<LoaderFunctionArgs, "request">) {
  const { searchParams } = new URL(request.url);
  const minutes = Number(searchParams.get("duracao"));
  return {
    minutes: isMeetingLength(minutes) ? minutes : MEETING.lengths[0],
    moving: searchParams.get("remarcar")?.slice(0, 64) ?? null,
  };
}

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("mentoring", args);
  return json({ operation: deps.newId(), ...(await loadOwnMeetings(deps, viewer, askedFor(args))) });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("mentoring", args);
  return handleForm(args.request, ownMeetingForms(deps, viewer, askedFor(args)));
}

/** A mentee's meetings to come, and the free times of their mentor. */
export default function OwnMeetings() {
  const { mentor, meetings, moved, minutes, starts, operation, now } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const form = usePageForm({ intents: ["book", "move"] });
  const done = meetingDone.get(search.get("feito"));
  return (
    <SchoolFrame
      title="Encontros"
      back={{ to: mentoringPaths.week(), name: "Mentoria" }}
      facts="Por vídeo ou só por áudio, aqui mesmo. Nada é gravado, e só entra quem foi convidado."
    >
      <FormMessage of={form} earlier={done} className="mt-4" />
      {meetings.length > 0 && (
        <ul aria-label="Encontros marcados" className="card mt-4 divide-y divide-line">
          {meetings.map((meeting) => (
            <MeetingLine
              key={meeting.id}
              meeting={meeting}
              who={`Com ${meeting.mentor}`}
              moveTo={meetingPaths.ownMeetings({ remarcar: meeting.id })}
              now={now}
            />
          ))}
        </ul>
      )}
      {mentor === null ? (
        <p className="card mt-4 px-4 py-8 text-center text-muted">
          Quando você tiver um mentor, é aqui que vocês marcam encontros.
        </p>
      ) : (
        <section aria-labelledby="horarios" className="mt-6">
          <h2 id="horarios" className="text-lg font-semibold">
            {moved ? "Escolha o novo horário" : `Horários livres de ${mentor}`}
          </h2>
          {!moved && <Lengths minutes={minutes} />}
          <Slots form={form} starts={starts} minutes={minutes} operation={operation} moved={moved?.id} />
        </section>
      )}
    </SchoolFrame>
  );
}

function Lengths({ minutes }: { minutes: number }) {
  return (
    <nav aria-label="Duração" className="flex flex-wrap gap-x-5">
      {MEETING.lengths.map((length) => (
        <Link
          key={length}
          to={meetingPaths.ownMeetings({ duracao: length })}
          aria-current={length === minutes ? "page" : undefined}
          className={`inline-flex min-h-11 items-center font-medium ${length === minutes ? "text-text underline" : "text-link"}`}
          preventScrollReset
        >
          {length} minutos
        </Link>
      ))}
    </nav>
  );
}
