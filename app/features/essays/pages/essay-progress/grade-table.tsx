import { formatDate } from "#app/platform/time/format-date.ts";
import { Table } from "#app/platform/ui/components/table.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { WideTable } from "#app/platform/ui/components/wide-table.tsx";
import { GradeCells } from "../../components/grade-cells.tsx";
import { gradingPaths } from "../../paths.ts";
import type { EssayProgressGroup } from "../../services/load-essay-progress.server.ts";

/** What the charts show, the newest first. */
export function GradeTable({ group }: { group: EssayProgressGroup }) {
  return (
    <WideTable label={`Notas de ${group.name}`} className="mt-3">
      <Table head={["Tema", "Devolvida em", ...group.series.map(({ label }) => label)]}>
        {group.essays.toReversed().map(({ id, theme, returnedAt, outcome }) => (
          <tr key={id}>
            <th scope="row" className="min-w-56">
              <TextLink look="alone" to={gradingPaths.result(id)}>
                {theme}
              </TextLink>
            </th>
            <td className="whitespace-nowrap">{formatDate(returnedAt ?? 0)}</td>
            <GradeCells graded={outcome} />
          </tr>
        ))}
      </Table>
    </WideTable>
  );
}
