import type { ReactNode } from "react";
import { formatNumber } from "#app/platform/text/format.ts";
import { Section } from "#app/platform/ui/components/section.tsx";

export function CommentsCard(props: { heading: string; count?: number; children: ReactNode }) {
  const { heading, count, children } = props;
  return (
    <Section
      card
      id={heading}
      title={
        <>
          Comentários
          {count !== undefined && count > 0 && (
            <span className="ml-2 font-normal text-muted tabular-nums">{formatNumber(count)}</span>
          )}
        </>
      }
      className="no-print"
    >
      {children}
    </Section>
  );
}
