import type { ReactNode } from "react";

/** What can be done here: buttons, links and short fields in one row, which wraps. */
export function Toolbar({ className = "mt-4", children }: { className?: string; children: ReactNode }) {
  return <div className={`no-print flex flex-wrap items-end gap-3 ${className}`}>{children}</div>;
}
