import type { ReactNode } from "react";
import { formatNumber } from "#app/platform/text/format.ts";

export function CommentsCard(props: { heading: string; count?: number; children: ReactNode }) {
  const { heading, count, children } = props;
  return (
    <section aria-labelledby={heading} className="no-print card p-4 sm:p-6">
      <h2 id={heading} className="text-lg font-semibold">
        Comentários
        {count !== undefined && count > 0 && (
          <span className="ml-2 font-normal text-muted tabular-nums">{formatNumber(count)}</span>
        )}
      </h2>
      {children}
    </section>
  );
}
