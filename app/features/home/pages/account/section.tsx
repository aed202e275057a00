import type { ReactNode } from "react";
import { Heading } from "#app/platform/ui/components/part.tsx";
import { accountPaths } from "../../paths.ts";

/** Form target before scripts load: the section itself. */
export function sectionPath(id: string): string {
  return `${accountPaths.account()}#${id}`;
}

export function Section(props: { id: string; title: string; children: ReactNode }) {
  const { id, title, children } = props;
  return (
    <section id={id} aria-labelledby={`${id}-titulo`} className="card p-4 sm:p-6">
      <Heading id={`${id}-titulo`}>{title}</Heading>
      <div className="mt-3 space-y-4">{children}</div>
    </section>
  );
}
