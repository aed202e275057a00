import type { ReactNode } from "react";
import { accountPaths } from "../../paths.ts";

/** Form target before scripts load: the section itself. */
export function sectionPath(id: string): string {
  return `${accountPaths.account()}#${id}`;
}

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
