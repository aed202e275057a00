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
import { MeetingLine } from "../components/meeting-line.tsx";
import { meetingPaths, mentoringPaths } from "../paths.ts";
import { loadMentorMeetings } from "../services/load-meetings.server.ts";
import { meetingDone } from "./meeting-done.ts";
import { BookingForm, MoveForm } from "./mentor-meetings/booking-form.tsx";
import { FreeHours } from "./mentor-meetings/free-hours.tsx";
import { type MeetingField, mentorMeetingForms } from "./mentor-meetings/mentor-meetings-action.server.ts";
import { PastMeetings } from "./mentor-meetings/past-meetings.tsx";

export const meta = unlistedMeta("Agenda de encontros");

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("mentors", args);
  const moving = new URL(args.request.url).searchParams.get("remarcar")?.slice(0, 64) ?? null;
  return json({ operation: deps.newId(), ...(await loadMentorMeetings(deps, viewer, moving)) });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("mentors", args);
  return handleForm<MeetingField>(args.request, mentorMeetingForms(deps, viewer));
}

/** A mentor's calendar: meetings to come, who came to the last ones, and free hours. */
export default function MentorMeetings() {
  const { coming, past, moved, hours, mentees, operation, now } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const form = usePageForm<MeetingField>({ intents: ["book", "move", "attend", "unhours"] });
  return (
    <SchoolFrame
      title="Encontros"
      back={{ to: mentoringPaths.mentors(), name: "Meus mentorados" }}
      facts="Quem é convidado recebe um aviso um dia e uma hora antes. Nada é gravado."
    >
      <FormMessage of={form} earlier={meetingDone.get(search.get("feito"))} className="mt-4" />
      {moved && <MoveForm form={form} moved={moved} />}
      {coming.length === 0 ? (
        <Empty>Nenhum encontro marcado.</Empty>
      ) : (
        <Rows aria-label="Encontros marcados" className="mt-4">
          {coming.map((meeting) => (
            <MeetingLine
              key={meeting.id}
              meeting={meeting}
              who={meeting.mentees.map(({ name }) => name).join(", ")}
              moveTo={meetingPaths.mentorMeetings({ remarcar: meeting.id })}
              now={now}
            />
          ))}
        </Rows>
      )}
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-2">
        <BookingForm form={form} mentees={mentees} operation={operation} />
        <FreeHours hours={hours} />
      </div>
      <PastMeetings meetings={past} />
    </SchoolFrame>
  );
}
