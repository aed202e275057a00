import type { ReactNode } from "react";
import { paths } from "#app/paths.ts";

/** Where the forms of a section lead: before scripts arrive, back to it. */
export function sectionPath(id: string): string {
  return `${paths.account()}#${id}`;
}

/** A part of the page, with its heading. */
export function Section(props: { id: string; title: string; children: ReactNode }) {
  const { id, title, children } = props;
  return (
    <section id={id} aria-labelledby={`${id}-titulo`} className="card p-4 sm:p-6">
      <h2 id={`${id}-titulo`} className="text-lg font-semibold">
        {title}
      </h2>
      <div className="mt-3 space-y-4">{children}</div>
    </section>
  );
}
