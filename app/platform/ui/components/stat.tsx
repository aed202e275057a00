import type { ReactNode } from "react";

/** A few numbers beside each other. */
export function Stats({ className = "mt-4", children }: { className?: string; children: ReactNode }) {
  return <dl className={`stats ${className}`}>{children}</dl>;
}

/** One of them with its name. */
export function Stat({ label, children, note }: { label: ReactNode; children: ReactNode; note?: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
      {note && <dd>{note}</dd>}
    </div>
  );
}
