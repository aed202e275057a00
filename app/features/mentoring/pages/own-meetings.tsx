import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { Empty } from "#app/platform/ui/components/empty.tsx";
import { Rows } from "#app/platform/ui/components/part.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { Chips } from "#app/platform/ui/components/tabs.tsx";
import { MeetingLine } from "../components/meeting-line.tsx";
import { isMeetingLength, MEETING } from "../domain/meeting.ts";
import { meetingPaths, mentoringPaths } from "../paths.ts";
import { loadOwnMeetings } from "../services/load-meetings.server.ts";
import { meetingDone } from "./meeting-done.ts";
import { ownMeetingForms } from "./own-meetings/own-meetings-action.server.ts";
import { Slots } from "./own-meetings/slots.tsx";

export const meta = unlistedMeta("Encontros da mentoria");

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
        <Rows aria-label="Encontros marcados" className="mt-4">
          {meetings.map((meeting) => (
            <MeetingLine
              key={meeting.id}
              meeting={meeting}
              who={`Com ${meeting.mentor}`}
              moveTo={meetingPaths.ownMeetings({ remarcar: meeting.id })}
              now={now}
            />
          ))}
        </Rows>
      )}
      {mentor === null ? (
        <Empty>Quando você tiver um mentor, é aqui que vocês marcam encontros.</Empty>
      ) : (
        <Section title={moved ? "Escolha o novo horário" : `Horários livres de ${mentor}`} id="horarios">
          {!moved && <Lengths minutes={minutes} />}
          <Slots form={form} starts={starts} minutes={minutes} operation={operation} moved={moved?.id} />
        </Section>
      )}
    </SchoolFrame>
  );
}

function Lengths({ minutes }: { minutes: number }) {
  return (
    <Chips
      label="Duração"
      stays
      chips={MEETING.lengths.map((length) => ({
        label: `${length} minutos`,
        to: meetingPaths.ownMeetings({ duracao: length }),
        current: length === minutes,
      }))}
    />
  );
}
