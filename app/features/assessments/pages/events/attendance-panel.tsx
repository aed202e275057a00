import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { useForm } from "#app/platform/forms/hooks/use-form.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Chips } from "#app/platform/ui/components/tabs.tsx";
import { eventPaths } from "../../paths.ts";
import type { LoadedEvent } from "../../services/load-events.server.ts";

type PanelProps = { schoolId: string; event: LoadedEvent; day: number };

/** Who came, by day; two people can mark at once. */
export function AttendancePanel({ schoolId, event, day: asked }: PanelProps) {
  const day = Math.min(asked, event.days.length - 1);
  const present = event.people.filter(({ days }) => days[day]?.present === true).length;
  return (
    <>
      <Chips
        label="Dia"
        chips={event.days.map(({ title }, index) => ({
          label: title,
          to: eventPaths.events(schoolId, { certame: event.id, aba: "presenca", dia: String(index) }),
          current: index === day,
        }))}
      />
      {event.people.length === 0 && (
        <p className="mt-3 text-muted">
          Ainda sem estudantes: eles vêm do simulado de cada dia, escolhido em Dias e cadernos.
        </p>
      )}
      <p role="status" className="mt-3 font-medium">
        {event.days[day]?.title}: {present} de {event.people.length} presentes.
      </p>
      <ul className="mt-2 max-w-2xl">
        {event.people.map((person) => (
          <AttendanceRow key={person.id} event={event} person={person} day={day} />
        ))}
      </ul>
    </>
  );
}

type RowProps = { event: LoadedEvent; person: LoadedEvent["people"][number]; day: number };

function AttendanceRow({ event, person, day }: RowProps) {
  const form = useForm({ intents: ["attendance"], about: { person: person.id } });
  const state = person.days[day];
  const was = state?.present ?? null;
  const room = event.rooms.find((each) => each.room === person.room);
  const word =
    was === null ? "sem marca" : `${was ? "presente" : "ausente"}${state?.by ? ` (${state.by})` : ""}`;
  return (
    <li className="border-b border-line py-2">
      <Form of={form} intent="attendance" className="flex flex-wrap items-center justify-between gap-2">
        <input type="hidden" name="event" value={event.id} />
        <input type="hidden" name="person" value={person.id} />
        <input type="hidden" name="day" value={day} />
        <input type="hidden" name="was" value={was === null ? "" : was ? "sim" : "nao"} />
        <span className="min-w-0">
          <span className="font-medium">{person.name}</span>{" "}
          <span className="text-sm text-muted">
            {room ? `${room.name}, lugar ${person.seat}; ` : ""}
            {word}
          </span>
        </span>
        <span className="no-print flex gap-2">
          <Button
            type="submit"
            name="present"
            value="sim"
            look={was === true ? "primary" : "secondary"}
            aria-pressed={was === true}
            aria-label={`${person.name} presente`}
          >
            Presente
          </Button>
          <Button
            type="submit"
            name="present"
            value="nao"
            look={was === false ? "primary" : "secondary"}
            aria-pressed={was === false}
            aria-label={`${person.name} ausente`}
          >
            Ausente
          </Button>
        </span>
      </Form>
      <FormMessage of={form} />
    </li>
  );
}
