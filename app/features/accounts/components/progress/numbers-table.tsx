import { ChevronDown } from "lucide-react";
import { formatNumber } from "#app/platform/text/format.ts";
import { Icon } from "#app/platform/ui/components/icon.tsx";

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
      <table className="mt-1 w-full text-sm tabular-nums">
        <thead>
          <tr className="border-b border-line text-muted">
            {head.map((title, index) => (
              <th
                key={title}
                scope="col"
                className={`py-2 font-medium ${index === 0 ? "text-left" : "text-right"}`}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...numbers]) => (
            <tr key={name} className="border-b border-line last:border-0">
              <th scope="row" className="py-2 text-left font-normal">
                {name}
              </th>
              {numbers.map((value, index) => (
                <td key={head[index + 1]} className="py-2 text-right">
                  {formatNumber(value)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
