import { Link } from "@remix-run/react";
import { mockPaths } from "#app/paths/mocks.ts";
import { plural } from "#app/text/format.ts";
import { formatDateTime } from "#app/text/format-time.ts";

type Event = {
  id: string;
  title: string;
  startsAt: number;
  endsAt: number;
  questions: number;
  isRanked: boolean;
};

function stateOf({ startsAt, endsAt, isRanked }: Event, now: number): string {
  if (now < startsAt) return `Começa em ${formatDateTime(startsAt)}`;
  if (now < endsAt) return `Aberto até ${formatDateTime(endsAt)}`;
  return isRanked ? "Classificação publicada" : "Terminou: as provas estão sendo corrigidas";
}

/** The calendar: everybody starts together. */
export function EventList({ events, now }: { events: readonly Event[]; now: number }) {
  return (
    <section aria-labelledby="agora" className="mt-8">
      <h2 id="agora" className="text-lg font-semibold">
        Agora no Farol
      </h2>
      {events.length === 0 ? (
        <p className="mt-2 text-muted">Nenhum simulado marcado. Os próximos aparecem aqui, com dia e hora.</p>
      ) : (
        <ul className="card mt-2 divide-y divide-line overflow-hidden">
          {events.map((event) => (
            <li key={event.id} className="relative px-4 py-3 hover:bg-inset">
              <Link
                to={mockPaths.mock(event.id)}
                className="font-medium text-text after:absolute after:inset-0 after:content-['']"
              >
                {event.title}
              </Link>
              <p className="text-sm text-muted">
                {stateOf(event, now)} · {plural(event.questions, "questão", "questões")}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
