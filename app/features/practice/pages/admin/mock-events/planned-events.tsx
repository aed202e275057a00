import type { SerializeFrom } from "@remix-run/cloudflare";
import { Link } from "@remix-run/react";
import { TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { MarkChip } from "#app/platform/page/components/mark-chip.tsx";
import { plural } from "#app/platform/text/format.ts";
import { formatDateTime } from "#app/platform/time/format-time.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
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
function ChangeForms({ event }: { event: Planned }) {
  const form = usePageForm<keyof EventFields>({ intents: ["move", "cancel"], about: { id: event.id } });
  const told = event.registered === 0 ? "" : ` e avisar ${plural(event.registered, "pessoa", "pessoas")}`;
  return (
    <details className="mt-1" open={form.reply !== null}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-link">
        Mudar ou cancelar<span className="sr-only"> {event.title}</span>
      </summary>
      <FormMessage of={form} withProblems className="mt-2" />
      <Form
        of={form}
        intent="move"
        noValidate
        className="mt-2 grid items-end gap-4 sm:grid-cols-[1fr_1fr_auto]"
      >
        <input type="hidden" name="id" value={event.id} />
        <TextField label="Começa em" type="datetime-local" required {...form.field("from", event.from)} />
        <TextField label="Termina em" type="datetime-local" required {...form.field("until", event.until)} />
        <Button type="submit" look="secondary" pending={form.sending("intent") === "move"}>
          Mudar o horário{told}
        </Button>
      </Form>
      <Form of={form} intent="cancel" className="mt-4">
        <input type="hidden" name="id" value={event.id} />
        <Button type="submit" look="danger" pending={form.sending("intent") === "cancel"}>
          Cancelar o simulado{told}
        </Button>
      </Form>
    </details>
  );
}

function Item({ event }: { event: Planned }) {
  const { title, address, startsAt, endsAt, state, questions, registered, manyRegistered, ranked } = event;
  const people = `${manyRegistered ? "mais de " : ""}${plural(registered, "inscrição", "inscrições")}`;
  return (
    <li className="px-4 py-3">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <MarkChip tone={states[state].tone}>{states[state].label}</MarkChip>
        <Link
          to={mockPaths.mock(address)}
          className="inline-flex min-h-11 items-center font-semibold text-link"
        >
          {title}
        </Link>
      </p>
      <p className="text-sm text-muted">
        De {formatDateTime(startsAt)} a {formatDateTime(endsAt)} · {plural(questions, "questão", "questões")}{" "}
        · {people}
        {ranked > 0 && ` · ${plural(ranked, "pessoa classificada", "pessoas classificadas")}`}
      </p>
      {state === "upcoming" && <ChangeForms event={event} />}
    </li>
  );
}

/** The calendar, what ends last first. */
export function PlannedEvents({ events }: { events: readonly Planned[] }) {
  return (
    <section aria-labelledby="calendario" className="mt-8">
      <h2 id="calendario" className="text-lg font-semibold">
        No calendário
      </h2>
      <p className="mt-1 text-sm text-muted">
        Depois que começa, um simulado não muda mais: o tempo de quem está fazendo a prova já corre.
      </p>
      <div className="card mt-2 overflow-hidden">
        {events.length === 0 ? (
          <p className="px-4 py-8 text-center text-muted">
            Nenhum simulado marcado. Marque o primeiro acima.
          </p>
        ) : (
          <ol className="divide-y divide-line">
            {events.map((event) => (
              <Item key={event.id} event={event} />
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}
