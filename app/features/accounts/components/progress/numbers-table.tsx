import { ChevronDown } from "lucide-react";
import { formatNumber } from "#app/platform/text/format.ts";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { Table } from "#app/platform/ui/components/table.tsx";

type Props = {
  head: readonly string[];
  /** A name and its numbers. */
  rows: readonly (readonly [name: string, ...numbers: number[]])[];
};

/** The table behind a chart, folded. */
export function NumbersTable({ head, rows }: Props) {
  return (
    <details className="group mt-3">
      <summary className="inline-flex min-h-11 list-none items-center gap-1.5 rounded-control text-sm font-medium text-link">
        Ver os números
        <Icon as={ChevronDown} size={16} className="transition-transform group-open:rotate-180" />
      </summary>
      <Table head={head} numbers className="mt-1">
        {rows.map(([name, ...numbers]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {numbers.map((value, index) => (
              <td key={head[index + 1]}>{formatNumber(value)}</td>
            ))}
          </tr>
        ))}
      </Table>
    </details>
  );
}
