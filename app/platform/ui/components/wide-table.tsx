import type { ReactNode } from "react";

/** A card whose table is wider than a phone: scrolled by finger, or by arrow keys once focused. */
export function WideTable({
  label,
  className = "",
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  const look = `card relative overflow-x-auto print:overflow-visible ${className}`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard
    <section className={look} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
