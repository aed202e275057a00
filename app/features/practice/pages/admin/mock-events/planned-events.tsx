import type { SerializeFrom } from "@remix-run/cloudflare";
import { TextField } from "#app/platform/forms/components/fields.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { AdminAct, AdminForm } from "#app/platform/page/components/admin-form.tsx";
import { AdminFold, AdminList, AdminRow, AdminSection } from "#app/platform/page/components/admin-list.tsx";
import { MarkChip } from "#app/platform/page/components/mark-chip.tsx";
import { plural } from "#app/platform/text/format.ts";
import { formatDateTime } from "#app/platform/time/format-time.ts";
import type { EventFields } from "../../../domain/mocks/event-fields.ts";
import { mockPaths } from "../../../paths.ts";
import type { PlannedEvent } from "../../../services/mocks/list-events.server.ts";

type Planned = SerializeFrom<PlannedEvent>;

const states = {
  upcoming: { label: "Marcado", tone: "blue" },
  open: { label: "Aberto", tone: "green" },
  over: { label: "Encerrado", tone: "plain" },
  cancelled: { label: "Cancelado", tone: "red" },
} as const;

/** One whose time has not come can be moved or cancelled. */
function ChangeForms({ event: { id, title, from, until, registered } }: { event: Planned }) {
  const form = usePageForm<keyof EventFields>({ intents: ["move"], about: { id } });
  const notified = registered === 0 ? "" : ` e avisar ${plural(registered, "pessoa", "pessoas")}`;
  return (
    <AdminFold title="Mudar ou cancelar" of={title} open={form.reply !== null}>
      <AdminForm
        of={form}
        intent="move"
        sent={{ id }}
        submit={`Mudar o horário${notified}`}
        look="secondary"
        plain
      >
        <TextField label="Começa em" type="datetime-local" required {...form.field("from", from)} />
        <TextField label="Termina em" type="datetime-local" required {...form.field("until", until)} />
      </AdminForm>
      <div className="mt-4">
        <AdminAct intent="cancel" sent={{ id }} look="danger">
          Cancelar o simulado{notified}
        </AdminAct>
      </div>
    </AdminFold>
  );
}

function EventRow({ event }: { event: Planned }) {
  const { title, address, startsAt, endsAt, state, questions, registered, manyRegistered, ranked } = event;
  return (
    <AdminRow
      title={title}
      to={mockPaths.mock(address)}
      aside={<MarkChip tone={states[state].tone}>{states[state].label}</MarkChip>}
      facts={[
        `De ${formatDateTime(startsAt)} a ${formatDateTime(endsAt)}`,
        plural(questions, "questão", "questões"),
        `${manyRegistered ? "mais de " : ""}${plural(registered, "inscrição", "inscrições")}`,
        ranked > 0 && plural(ranked, "pessoa classificada", "pessoas classificadas"),
      ]}
    >
      {state === "upcoming" && <ChangeForms event={event} />}
    </AdminRow>
  );
}

/** The calendar, what ends last first. */
export function PlannedEvents({ events }: { events: readonly Planned[] }) {
  return (
    <AdminSection
      title="No calendário"
      lead="Depois que começa, um simulado não muda mais: o tempo de quem está fazendo a prova já corre."
    >
      <AdminList empty="Nenhum simulado marcado. Marque o primeiro acima.">
        {events.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </AdminList>
    </AdminSection>
  );
}
