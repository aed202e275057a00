import { plural } from "#app/platform/text/format.ts";
import { formatDateTime } from "#app/platform/time/format-time.ts";
import { Rows } from "#app/platform/ui/components/part.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { mockPaths } from "../../../paths.ts";

type Event = {
  id: string;
  title: string;
  startsAt: number;
  endsAt: number;
  questions: number;
  isRanked: boolean;
  isRegistered: boolean;
  state: "upcoming" | "open" | "over" | "cancelled";
};

function stateOf({ startsAt, endsAt, isRanked, state }: Event): string {
  if (state === "cancelled") return "Cancelado";
  if (state === "upcoming") return `Começa em ${formatDateTime(startsAt)}`;
  if (state === "open") return `Aberto até ${formatDateTime(endsAt)}`;
  return isRanked ? "Classificação publicada" : "Terminou: as provas estão sendo corrigidas";
}

const parts = [
  { title: "Aberto agora", has: ({ state }: Event) => state === "open" },
  { title: "Próximos", has: ({ state }: Event) => state === "upcoming" },
  { title: "Encerrados", has: ({ state }: Event) => state === "over" || state === "cancelled" },
] as const;

function Row({ event }: { event: Event }) {
  return (
    <li className="relative px-4 py-3 hover:bg-inset">
      <TextLink look="cover" to={mockPaths.mock(event.id)}>
        {event.title}
      </TextLink>
      <p className="text-sm text-muted">
        {stateOf(event)} · {plural(event.questions, "questão", "questões")}
        {event.isRegistered && event.state === "upcoming" && (
          <strong className="font-semibold text-success"> · Inscrição feita</strong>
        )}
      </p>
    </li>
  );
}

/** The calendar: everybody starts together. What can be sat now comes first. */
export function EventList({ events }: { events: readonly Event[] }) {
  return (
    <Section id="agora" title="Agora no Farol">
      {events.length === 0 && (
        <p className="mt-2 text-muted">Nenhum simulado marcado. Os próximos aparecem aqui, com dia e hora.</p>
      )}
      {parts.map(({ title, has }) => {
        const own = events.filter(has);
        return (
          own.length > 0 && (
            <div key={title}>
              <h3 className="mt-3 text-sm font-semibold text-muted">{title}</h3>
              <Rows>
                {own.map((event) => (
                  <Row key={event.id} event={event} />
                ))}
              </Rows>
            </div>
          )
        );
      })}
    </Section>
  );
}
