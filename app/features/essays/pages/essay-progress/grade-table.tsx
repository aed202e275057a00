import { Link } from "@remix-run/react";
import { formatDate } from "#app/platform/time/format-date.ts";
import { WideTable } from "#app/platform/ui/components/wide-table.tsx";
import { GradeCells } from "../../components/grade-cells.tsx";
import { gradingPaths } from "../../paths.ts";
import type { EssayProgressGroup } from "../../services/load-essay-progress.server.ts";

/** What the charts show, the newest first. */
export function GradeTable({ group }: { group: EssayProgressGroup }) {
  return (
    <WideTable label={`Notas de ${group.name}`} className="mt-3">
      <table className="w-full text-left text-sm">
        <thead>
          <tr>
            {["Tema", "Devolvida em", ...group.series.map(({ label }) => label)].map((name) => (
              <th key={name} scope="col" className="min-w-24 p-3 font-medium text-muted">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {group.essays.toReversed().map(({ id, theme, returnedAt, outcome }) => (
            <tr key={id} className="border-t border-line">
              <th scope="row" className="min-w-56 px-3 py-2 font-medium">
                <Link
                  to={gradingPaths.result(id)}
                  className="inline-flex min-h-11 items-center text-link underline"
                >
                  {theme}
                </Link>
              </th>
              <td className="p-3 whitespace-nowrap">{formatDate(returnedAt ?? 0)}</td>
              <GradeCells graded={outcome} />
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}
