import { formatNumber, formatTenths, plural } from "#app/platform/text/format.ts";

type Team = { team: string; place: number; people: number; active: number; mean: number; isOwn: boolean };
type Person = { name: string; team: string; place: number; points: number; isOwn: boolean };

/** Teams by the mean of their participants. */
export function TeamBoard({ teams }: { teams: readonly Team[] }) {
  return (
    <section aria-labelledby="equipes">
      <h2 id="equipes" className="text-lg font-semibold">
        Equipes
      </h2>
      {teams.length === 0 ? (
        <p className="card mt-3 px-4 py-8 text-center text-muted">Ainda não há equipes nesta temporada.</p>
      ) : (
        <>
          <ol className="card mt-3 divide-y divide-line">
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
          </ol>
          <p className="mt-2 text-sm text-muted">
            Pontos por participante inscrito: uma unidade grande não sai na frente.
          </p>
        </>
      )}
    </section>
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
    <section aria-labelledby="pessoas">
      <h2 id="pessoas" className="text-lg font-semibold">
        {title}
      </h2>
      {people.length === 0 ? (
        <p className="card mt-3 px-4 py-8 text-center text-muted">Ninguém pontuou ainda.</p>
      ) : (
        <ol className="card mt-3 divide-y divide-line">
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
        </ol>
      )}
    </section>
  );
}
