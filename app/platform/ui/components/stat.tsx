import type { ReactNode } from "react";

/** A few numbers beside each other. */
export function Stats({ className = "mt-4", children }: { className?: string; children: ReactNode }) {
  return <dl className={`flex flex-wrap gap-x-8 gap-y-3 ${className}`}>{children}</dl>;
}

/** One of them with its name. */
export function Stat({ label, children, note }: { label: ReactNode; children: ReactNode; note?: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="text-xl font-bold tabular-nums">{children}</dd>
      {note && <dd className="text-sm text-muted">{note}</dd>}
    </div>
  );
}
