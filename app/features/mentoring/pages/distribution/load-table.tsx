import { formatShare } from "#app/platform/text/format.ts";
import { WideTable } from "#app/platform/ui/components/wide-table.tsx";
import type { MentorLoad } from "../../domain/mentor-load.ts";

type Loaded = { id: string; name: string; load: MentorLoad };

/** "+4 pontos": a change of accuracy. */
function turnText(turn: number | null): string {
  if (turn === null) return "poucas respostas";
  const points = Math.round(turn * 100);
  return points === 0 ? "igual" : `${points > 0 ? "+" : "−"}${Math.abs(points)} pontos`;
}

/** How many each mentor accompanies, and what comes of it. */
export function LoadTable({ mentors }: { mentors: readonly Loaded[] }) {
  return (
    <WideTable label="Carga e resultado por mentor" className="mt-4">
      <table className="w-full min-w-120 text-left">
        <thead className="text-sm text-muted">
          <tr>
            {["Mentor", "Mentorados", "Precisam de atenção", "Tarefas feitas", "Acerto na semana"].map(
              (name) => (
                <th key={name} scope="col" className="px-4 py-2 font-medium">
                  {name}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody className="divide-y divide-line tabular-nums">
          {mentors.map(({ id, name, load }) => (
            <tr key={id}>
              <th scope="row" className="px-4 py-2 font-medium">
                {name}
              </th>
              <td className="px-4 py-2">{load.mentees}</td>
              <td className="px-4 py-2">{load.needing}</td>
              <td className="px-4 py-2">{load.kept === null ? "sem tarefas" : formatShare(load.kept)}</td>
              <td className="px-4 py-2">{turnText(load.turn)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}
