import { formatNumber } from "#app/platform/text/format.ts";
import { Empty } from "#app/platform/ui/components/empty.tsx";
import { OrderedRows } from "#app/platform/ui/components/part.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import type { Ranking } from "../../../services/ranking/load-ranking.server.ts";

/** The first places: first names alone. */
export function FirstPeople({ ranking }: { ranking: Pick<Ranking, "people"> }) {
  const { people } = ranking;
  if (people.length === 0)
    return <Empty>Ninguém neste ranking ainda. Ele se atualiza de tempos em tempos.</Empty>;
  return (
    <Section title="Primeiros lugares">
      <OrderedRows>
        {people.map(({ place, firstName, points, isMine }, at) => (
          <li
            key={at}
            className={`flex min-h-12 items-center gap-3 px-4 py-2 ${isMine ? "bg-primary-soft font-semibold" : ""}`}
          >
            <span className="w-10 shrink-0 text-muted tabular-nums">{place}º</span>
            <span className="min-w-0 flex-1 truncate">{isMine ? `${firstName} (você)` : firstName}</span>
            <span className="tabular-nums">
              {formatNumber(points)}
              <span className="sr-only">{points === 1 ? " ponto" : " pontos"}</span>
            </span>
          </li>
        ))}
      </OrderedRows>
    </Section>
  );
}
