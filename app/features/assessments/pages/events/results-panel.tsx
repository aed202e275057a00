import { formatPoints } from "#app/platform/text/format.ts";
import { WideTable } from "#app/platform/ui/components/wide-table.tsx";
import type { LoadedEvent } from "../../services/load-events.server.ts";

const words = { absent: "ausente", waiting: "a liberar", score: "" } as const;

/** The report over all days: released scores, who was absent, places only if switched on. */
export function ResultsPanel({ event }: { event: LoadedEvent }) {
  const { days, people, ranking } = event;
  const shown = ranking
    ? [...people].sort((one, other) => (one.place ?? people.length + 1) - (other.place ?? people.length + 1))
    : people;
  const absent = people.filter((person) => person.days.some(({ outcome }) => outcome === "absent"));
  return (
    <>
      <p className="mt-4">
        {absent.length === 0
          ? "Ninguém faltou até agora."
          : `Faltaram a algum dia: ${absent.map(({ name }) => name).join(", ")}.`}
      </p>
      <WideTable label="Boletim do certame" className="mt-4">
        <table className="w-full text-left text-sm">
          <thead>
            <tr>
              {ranking && (
                <th scope="col" className="p-3">
                  Lugar
                </th>
              )}
              <th scope="col" className="p-3">
                Estudante
              </th>
              {days.map(({ title }, day) => (
                <th key={day} scope="col" className="p-3">
                  {title}
                </th>
              ))}
              <th scope="col" className="p-3">
                Total
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ id, name, days: results, total, place }) => (
              <tr key={id} className="border-t border-line">
                {ranking && <td className="p-3">{place === null ? "" : `${place}º`}</td>}
                <th scope="row" className="p-3 font-medium">
                  {name}
                </th>
                {results.map(({ score, outcome }, day) => (
                  <td key={day} className={`p-3 ${outcome === "absent" ? "text-warning" : ""}`}>
                    {score === null ? words[outcome] : formatPoints(score)}
                  </td>
                ))}
                <td className="p-3">{total === null ? "" : formatPoints(total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </>
  );
}
