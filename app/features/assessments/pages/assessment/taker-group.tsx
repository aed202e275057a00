import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { useForm } from "#app/platform/forms/hooks/use-form.ts";
import { formatAge } from "#app/platform/time/format-date.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import type { RoomTaker, TakerGroup, TakerPlaces } from "../../domain/making/room-groups.ts";

function MoreTime({ personId, name }: { personId: string; name: string }) {
  const form = useForm<"minutes">({ intents: ["extra"], about: { person: personId } });
  return (
    <Form of={form} intent="extra" className="flex items-center gap-2">
      <input type="hidden" name="person" value={personId} />
      <input type="hidden" name="minutes" value="10" />
      <Button
        type="submit"
        look="secondary"
        pending={form.pending}
        aria-label={`Mais 10 minutos para ${name}`}
      >
        + 10 min
      </Button>
    </Form>
  );
}

/** Notifies students who have not come in. */
function CallAbsent() {
  const form = useForm({ intents: ["call"] });
  return (
    <Form
      of={form}
      intent="call"
      className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-3"
    >
      <Button type="submit" look="secondary" pending={form.pending}>
        Avisar quem não entrou
      </Button>
      <FormMessage of={form} />
    </Form>
  );
}

/** What changed since the row got its place. */
const since = { lost: "sem sinal", absent: "não entrou", sitting: "de volta", done: "entregou" } as const;

type RowProps = {
  taker: RoomTaker;
  group: TakerGroup["key"];
  /** Where the taker is by now; the row follows within ten seconds. */
  place: TakerGroup["key"];
  questions: number;
  now: number;
  onMessage: (personId: string) => void;
};

function TakerRow({ taker, group, place, questions, now, onMessage }: RowProps) {
  const { id, name, state, answered, away, extraMinutes, seenAt, isTimeUp } = taker;
  const facts = [
    state !== "absent" && `${answered} de ${questions}`,
    place !== group && since[place],
    away > 0 && `saiu da página ${away}×`,
    extraMinutes > 0 && `mais ${extraMinutes} min`,
    place === "lost" && formatAge(seenAt, now),
    isTimeUp && "tempo esgotado, falta enviar",
  ].filter((fact) => fact !== false);
  return (
    <li className="grid min-h-16 items-center gap-x-4 gap-y-1 border-t border-line px-4 py-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_15rem]">
      <span className="min-w-0 font-medium break-words">{name}</span>
      <span className="text-sm text-muted tabular-nums">
        {state !== "absent" && (
          <span aria-hidden="true" className="mb-1 block h-1.5 max-w-40 rounded-full bg-inset">
            <span
              className="block h-1.5 rounded-full bg-primary"
              style={{ width: `${questions > 0 ? (100 * answered) / questions : 0}%` }}
            />
          </span>
        )}
        {facts.join(" · ")}
      </span>
      <span className="flex min-h-11 flex-wrap items-center gap-2 sm:justify-end">
        {state === "sitting" && (
          <Button look="quiet" aria-label={`Recado para ${name}`} onClick={() => onMessage(id)}>
            Recado
          </Button>
        )}
        {state !== "done" && <MoreTime personId={id} name={name} />}
      </span>
    </li>
  );
}

type GroupProps = {
  group: TakerGroup;
  places: TakerPlaces;
  questions: number;
  now: number;
  isOpen: boolean;
  onMessage: (personId: string) => void;
};

export function TakersOfGroup({ group, places, questions, now, isOpen, onMessage }: GroupProps) {
  return (
    <details open={group.opens} className="card mt-4">
      <summary className="min-h-11 cursor-pointer px-4 py-3 font-semibold">
        {group.title} ({group.takers.length})
      </summary>
      {group.key === "absent" && isOpen && <CallAbsent />}
      <ul>
        {group.takers.map((taker) => (
          <TakerRow
            key={taker.id}
            group={group.key}
            place={places[taker.num] ?? group.key}
            {...{ taker, questions, now, onMessage }}
          />
        ))}
      </ul>
    </details>
  );
}
