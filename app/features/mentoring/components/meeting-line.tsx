import { Link } from "@remix-run/react";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";
import { meetingPaths, mentoringPaths } from "../paths.ts";
import type { MeetingView } from "../services/load-meetings.server.ts";
import { MeetingTime } from "./meeting-time.tsx";

const LINK = "inline-flex min-h-11 items-center font-medium text-link";

function CancelMeeting({ id }: { id: string }) {
  const form = usePageForm({ intents: ["cancel"], about: { meeting: id } });
  return (
    <Form of={form} intent="cancel" preventScrollReset>
      <input type="hidden" name="meeting" value={id} />
      <Button type="submit" look="quiet" className="-mx-4" pending={form.pending}>
        Cancelar
      </Button>
      <FormMessage of={form} />
    </Form>
  );
}

type Props = { meeting: MeetingView; who: string; moveTo: string; now: number };

/** A meeting to come, and what can be done with it. `who`: the others; `moveTo`: the page that chooses another time. */
export function MeetingLine({ meeting, who, moveTo, now }: Props) {
  const { id, startsAt, endsAt, room } = meeting;
  return (
    <li className="p-4">
      <p className="font-semibold break-words">{who}</p>
      <p className="text-muted">
        <MeetingTime at={startsAt} />, {(endsAt - startsAt) / 60} minutos
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-x-5">
        <ButtonLink
          reloadDocument
          look={room === "open" ? "primary" : "secondary"}
          to={mentoringPaths.meeting(id)}
        >
          Entrar na sala
        </ButtonLink>
        <a href={meetingPaths.calendarFile(id)} className={LINK}>
          Pôr na agenda (.ics)
        </a>
        {startsAt > now && (
          <>
            <Link to={moveTo} className={LINK}>
              Remarcar
            </Link>
            <CancelMeeting id={id} />
          </>
        )}
      </div>
    </li>
  );
}
