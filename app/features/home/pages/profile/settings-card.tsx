import type { ReactNode } from "react";
import { SubHeading } from "#app/platform/ui/components/part.tsx";

export function SettingsCard({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="card p-5">
      <SubHeading id={id}>{title}</SubHeading>
      {children}
    </section>
  );
}
