import { formatPoints } from "#app/platform/text/format.ts";
import { Table } from "#app/platform/ui/components/table.tsx";
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
      <Table
        label="Boletim do certame"
        head={[...(ranking ? ["Lugar"] : []), "Estudante", ...days.map(({ title }) => title), "Total"]}
      >
        {shown.map(({ id, name, days: results, total, place }) => (
          <tr key={id}>
            {ranking && <td>{place === null ? "" : `${place}º`}</td>}
            <th scope="row">{name}</th>
            {results.map(({ score, outcome }, day) => (
              <td key={day} className={outcome === "absent" ? "text-warning" : undefined}>
                {score === null ? words[outcome] : formatPoints(score)}
              </td>
            ))}
            <td>{total === null ? "" : formatPoints(total)}</td>
          </tr>
        ))}
      </Table>
    </>
  );
}
