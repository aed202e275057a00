import { formatNumber, formatTenths, plural } from "#app/platform/text/format.ts";
import { Empty } from "#app/platform/ui/components/empty.tsx";
import { OrderedRows } from "#app/platform/ui/components/part.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";

type Team = { team: string; place: number; people: number; active: number; mean: number; isOwn: boolean };
type Person = { name: string; team: string; place: number; points: number; isOwn: boolean };

/** Teams by the mean of their participants. */
export function TeamBoard({ teams }: { teams: readonly Team[] }) {
  return (
    <Section className="" title="Equipes" id="equipes">
      {teams.length === 0 ? (
        <Empty className="mt-3">Ainda não há equipes nesta temporada.</Empty>
      ) : (
        <>
          <OrderedRows>
            {teams.map(({ team, place, people, active, mean, isOwn }) => (
              <li
                key={team}
                className={`flex items-center gap-3 px-4 py-3 ${isOwn ? "bg-primary-soft" : ""}`}
              >
                <span className="w-8 shrink-0 font-semibold tabular-nums">{place}º</span>
                <span className="min-w-0 flex-1">
                  <span className="block font-medium break-words">
                    {team}
                    {isOwn && <span className="font-normal text-muted"> (a sua)</span>}
                  </span>
                  <span className="block text-sm text-muted">
                    {formatNumber(active)} de{" "}
                    {plural(people, "participante respondeu", "participantes responderam")}
                  </span>
                </span>
                <span className="shrink-0 font-semibold tabular-nums">
                  {formatTenths(mean)} <span className="sr-only">pontos por participante</span>
                </span>
              </li>
            ))}
          </OrderedRows>
          <p className="mt-2 text-sm text-muted">
            Pontos por participante inscrito: uma unidade grande não sai na frente.
          </p>
        </>
      )}
    </Section>
  );
}

/** People by their points, in their teams if there are any; a minor's first name alone. */
export function PeopleBoard({
  title = "Quem mais pontuou",
  people,
}: {
  title?: string;
  people: readonly Person[];
}) {
  return (
    <Section className="" title={title} id="pessoas">
      {people.length === 0 ? (
        <Empty className="mt-3">Ninguém pontuou ainda.</Empty>
      ) : (
        <OrderedRows>
          {people.map(({ name, team, place, points, isOwn }, index) => (
            <li key={index} className={`flex items-center gap-3 px-4 py-3 ${isOwn ? "bg-primary-soft" : ""}`}>
              <span className="w-8 shrink-0 font-semibold tabular-nums">{place}º</span>
              <span className="min-w-0 flex-1">
                <span className="block font-medium break-words">
                  {name}
                  {isOwn && <span className="font-normal text-muted"> (você)</span>}
                </span>
                {team && <span className="block text-sm break-words text-muted">{team}</span>}
              </span>
              <span className="shrink-0 font-semibold tabular-nums">
                {formatNumber(points)} <span className="sr-only">pontos</span>
              </span>
            </li>
          ))}
        </OrderedRows>
      )}
    </Section>
  );
}
