import type { ReactNode } from "react";

type WideTableProps = { label: string; className?: string; children: ReactNode };

/** A table wider than its place: it scrolls inside itself, by keyboard too, and prints whole. */
export function WideTable({ label, className = "mt-4", children }: WideTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by keyboard
    <section className={`card overflow-x-auto print:overflow-visible ${className}`} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
