import { Form } from "#app/platform/forms/components/form.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Rows } from "#app/platform/ui/components/part.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { MeetingTime } from "../../components/meeting-time.tsx";
import type { MeetingView } from "../../services/load-meetings.server.ts";

type Mentee = MeetingView["mentees"][number];

function Attendance({ meeting, mentee }: { meeting: string; mentee: Mentee }) {
  const { id, name, attended } = mentee;
  const form = usePageForm({ intents: ["attend"], about: { meeting, mentee: id } });
  const said = attended === null ? "por marcar" : attended === 1 ? "veio" : "não veio";
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4">
      <span>
        {name}: <span className={attended === null ? "text-warning" : "text-muted"}>{said}</span>
      </span>
      <Form of={form} intent="attend" preventScrollReset className="flex">
        <input type="hidden" name="meeting" value={meeting} />
        <input type="hidden" name="mentee" value={id} />
        {attended !== 1 && (
          <Button type="submit" look="quiet" name="attended" value="sim" disabled={form.pending}>
            Veio<span className="sr-only">: {name}</span>
          </Button>
        )}
        {attended !== 0 && (
          <Button type="submit" look="quiet" name="attended" value="nao" disabled={form.pending}>
            Não veio<span className="sr-only">: {name}</span>
          </Button>
        )}
      </Form>
    </li>
  );
}

/** Meetings of the last thirty days, and who came. */
export function PastMeetings({ meetings }: { meetings: readonly MeetingView[] }) {
  if (meetings.length === 0) return null;
  return (
    <Section title="Últimos 30 dias" id="passados">
      <Rows>
        {meetings.map(({ id, startsAt, mentees }) => (
          <li key={id} className="px-4 py-3">
            <p className="text-muted">
              <MeetingTime at={startsAt} />
            </p>
            <ul>
              {mentees.map((mentee) => (
                <Attendance key={mentee.id} meeting={id} mentee={mentee} />
              ))}
            </ul>
          </li>
        ))}
      </Rows>
    </Section>
  );
}
