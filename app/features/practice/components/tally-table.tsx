import { formatShare } from "#app/platform/text/format.ts";
import { Heading } from "#app/platform/ui/components/part.tsx";
import { type NamedTally, tallyAccuracy } from "../domain/practice-result.ts";

/** Rows before "show more". */
const SHOWN = 8;

function TallyRow({ row }: { row: NamedTally }) {
  const accuracy = tallyAccuracy(row);
  const total = row.right + row.wrong + row.blank;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-2 sm:grid-cols-[minmax(0,14rem)_1fr_auto]">
      <span className="truncate" title={row.name}>
        {row.name}
      </span>
      <span className="order-last col-span-2 h-2 overflow-hidden rounded-full bg-inset sm:order-none sm:col-span-1">
        <span
          className="block h-full rounded-full bg-success"
          style={{ width: `${(accuracy ?? 0) * 100}%` }}
        />
      </span>
      <span className="text-right text-sm whitespace-nowrap text-muted tabular-nums">
        {row.right} de {total}
        <span className="ml-2 inline-block w-11 font-semibold text-text">
          {accuracy === null ? "—" : formatShare(accuracy)}
        </span>
      </span>
    </li>
  );
}

export function TallyTable({ title, rows }: { title: string; rows: readonly NamedTally[] }) {
  if (rows.length === 0) return null;
  const [first, more] = [rows.slice(0, SHOWN), rows.slice(SHOWN)];
  return (
    <section aria-label={title} className="card mt-4 p-4 sm:px-6">
      <Heading>{title}</Heading>
      <ul className="mt-1 divide-y divide-line">
        {first.map((row) => (
          <TallyRow key={row.name} row={row} />
        ))}
      </ul>
      {more.length > 0 && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center font-medium text-link">
            Mais {more.length}
          </summary>
          <ul className="divide-y divide-line">
            {more.map((row) => (
              <TallyRow key={row.name} row={row} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
