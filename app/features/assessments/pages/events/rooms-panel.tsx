import { AreaField } from "#app/platform/forms/components/area-field.tsx";
import { Choice } from "#app/platform/forms/components/choices.tsx";
import { TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Heading } from "#app/platform/ui/components/part.tsx";
import { roomLines } from "../../domain/event.ts";
import type { LoadedEvent } from "../../services/load-events.server.ts";
import type { EventField } from "./events-action.server.ts";

/** Rooms, and a list to post at each. */
export function RoomsPanel({ event }: { event: LoadedEvent }) {
  const form = usePageForm<EventField>({ intents: ["rooms"] });
  const { rooms, people } = event;
  const without = people.filter(({ room }) => room === null).length;
  return (
    <>
      <Form of={form} intent="rooms" noValidate className="no-print mt-4 max-w-2xl space-y-4">
        <input type="hidden" name="event" value={event.id} />
        <FormMessage of={form} withProblems />
        <AreaField
          label="Salas"
          rows={5}
          hint="Uma por linha: Sala 12, 35"
          {...form.field("rooms", roomLines(rooms))}
        />
        <fieldset className="grid gap-2 sm:grid-cols-2">
          <legend className="mb-1 font-medium">Ordem</legend>
          <Choice type="radio" name="order" value="nome" defaultChecked>
            Alfabética
          </Choice>
          <Choice type="radio" name="order" value="sorteio">
            Sorteio
          </Choice>
        </fieldset>
        <TextField
          label="Semente do sorteio"
          name="seed"
          defaultValue="1"
          maxLength={40}
          hint="A mesma semente dá a mesma ordem."
        />
        <Button type="submit" pending={form.pending}>
          Distribuir estudantes
        </Button>
      </Form>
      {rooms.length > 0 && without > 0 && (
        <p className="mt-4 text-warning">{without} ainda sem lugar: distribua de novo.</p>
      )}
      {rooms.map((room) => (
        <RoomList key={room.room} room={room} people={people} />
      ))}
    </>
  );
}

type ListProps = { room: LoadedEvent["rooms"][number]; people: LoadedEvent["people"] };

function RoomList({ room: { room, name, capacity }, people }: ListProps) {
  const seated = people
    .filter((each) => each.room === room)
    .sort((one, other) => (one.seat ?? 0) - (other.seat ?? 0));
  return (
    <section className="mt-6 break-after-page" aria-label={name}>
      <Heading>
        {name}: {seated.length} de {capacity}
      </Heading>
      <ol className="mt-2 columns-1 sm:columns-2">
        {seated.map(({ id, name: student, seat }) => (
          <li key={id} className="border-b border-line py-1">
            {seat}. {student}
          </li>
        ))}
      </ol>
    </section>
  );
}
