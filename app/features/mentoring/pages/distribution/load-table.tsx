import { formatShare } from "#app/platform/text/format.ts";
import { Table } from "#app/platform/ui/components/table.tsx";
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
    <Table
      label="Carga e resultado por mentor"
      className="mt-4"
      head={["Mentor", "Mentorados", "Precisam de atenção", "Tarefas feitas", "Acerto na semana"]}
    >
      {mentors.map(({ id, name, load }) => (
        <tr key={id}>
          <th scope="row">{name}</th>
          <td>{load.mentees}</td>
          <td>{load.needing}</td>
          <td>{load.kept === null ? "sem tarefas" : formatShare(load.kept)}</td>
          <td>{turnText(load.turn)}</td>
        </tr>
      ))}
    </Table>
  );
}
