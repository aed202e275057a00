import { Link } from "@remix-run/react";
import { formatPoints } from "#app/platform/text/format.ts";
import { WideTable } from "#app/platform/ui/components/wide-table.tsx";
import { EvolutionList } from "../../components/evolution-list.tsx";
import type { Evolution } from "../../domain/results/evolution.ts";
import { resultPaths } from "../../paths.ts";
import type { LoadedResults } from "./loaded-results.ts";

type Props = { schoolId: string; opened: LoadedResults };

/** The classes that sat one exam, side by side. */
export function ClassesCompared({ schoolId, opened: { id, best, classSums } }: Props) {
  if (!classSums) return null;
  return (
    <section className="mt-6 break-inside-avoid">
      <h2 className="text-lg font-bold">Turmas</h2>
      <WideTable label="Turmas lado a lado" className="mt-2">
        <table className="w-full text-left text-sm">
          <thead>
            <tr>
              {["Turma", "Fizeram", `Média de ${formatPoints(best)}`, "Abaixo da metade"].map((name) => (
                <th key={name} scope="col" className="p-3">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {classSums.map(({ id: classId, name, students, average, needing }) => (
              <tr key={classId} className="border-t border-line">
                <th scope="row" className="p-3">
                  <Link
                    to={resultPaths.results(schoolId, id, { turma: classId })}
                    className="font-semibold text-link"
                  >
                    {name}
                  </Link>
                </th>
                <td className="p-3">{students}</td>
                <td className="p-3">{formatPoints(average)}</td>
                <td className="p-3">{needing}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </section>
  );
}

type OverTimeProps = { schoolId: string; id: string; evolution: Evolution | null };

/** Released assessments of the same people, in the subjects of this one. */
export function OverTime({ schoolId, id, evolution }: OverTimeProps) {
  if (!evolution) return null;
  const points = evolution.points.map(({ id: of, ...point }) => ({
    ...point,
    to: of === id ? null : resultPaths.results(schoolId, of),
  }));
  return <EvolutionList trend={evolution.trend} points={points} about="Só nas disciplinas desta prova." />;
}
