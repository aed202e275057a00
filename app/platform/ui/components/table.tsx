import type { ReactNode } from "react";
import { WideTable } from "./wide-table.tsx";

type Props = {
  /** Of the columns. */
  head: readonly ReactNode[];
  /** Rows: the first cell of each a `<th scope="row">`. */
  children: ReactNode;
  /** Shown above it. */
  caption?: ReactNode;
  /** In a card, which scrolls where it is wider than the screen: what it is about. */
  label?: string;
  /** The first column stays in sight while the others scroll. */
  pinned?: boolean;
  /** Numbers under each other, at the right of all columns but the first. */
  numbers?: boolean;
  className?: string;
};

/** A table. */
export function Table({ head, caption, label, pinned, numbers, className = "mt-3", children }: Props) {
  const look = `data-table ${pinned ? "data-table-pinned" : ""} ${numbers ? "data-table-numbers" : ""}`;
  const table = (
    <table className={label ? look : `${look} ${className}`}>
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          {head.map((name, column) => (
            <th key={column} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
  if (!label) return table;
  return (
    <WideTable label={label} className={className}>
      {table}
    </WideTable>
  );
}
