import { formatPoints } from "#app/platform/text/format.ts";
import { Section } from "#app/platform/ui/components/section.tsx";
import { Table } from "#app/platform/ui/components/table.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { EvolutionList } from "../../components/evolution-list.tsx";
import type { Evolution } from "../../domain/results/evolution.ts";
import { resultPaths } from "../../paths.ts";
import type { LoadedResults } from "./loaded-results.ts";

type Props = { schoolId: string; opened: LoadedResults };

/** The classes that sat one exam, side by side. */
export function ClassesCompared({ schoolId, opened: { id, best, classSums } }: Props) {
  if (!classSums) return null;
  return (
    <Section title="Turmas" className="mt-6 break-inside-avoid">
      <Table
        label="Turmas lado a lado"
        head={["Turma", "Fizeram", `Média de ${formatPoints(best)}`, "Abaixo da metade"]}
      >
        {classSums.map(({ id: classId, name, students, average, needing }) => (
          <tr key={classId}>
            <th scope="row">
              <TextLink look="title" to={resultPaths.results(schoolId, id, { turma: classId })}>
                {name}
              </TextLink>
            </th>
            <td>{students}</td>
            <td>{formatPoints(average)}</td>
            <td>{needing}</td>
          </tr>
        ))}
      </Table>
    </Section>
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
