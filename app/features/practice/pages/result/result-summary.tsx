import type { ReactNode } from "react";
import { plural } from "#app/platform/text/format.ts";
import { formatDuration } from "#app/platform/time/format-duration.ts";
import { formatDateTime } from "#app/platform/time/format-time.ts";
import type { Tally } from "../../domain/practice-result.ts";
import { resultSentence } from "../../domain/result-sentence.ts";

type ResultSummaryProps = {
  session: { startedAt: number; endedAt: number | null; timeLimit: number | null; size: number };
  tally: Tally;
  earlier: { right: number; size: number } | null;
  children: ReactNode;
};

function Figure({ value, label, tone = "" }: { value: string; label: string; tone?: string }) {
  return (
    <div className="rounded-card bg-inset px-3 py-2.5">
      <dd className={`text-xl font-bold tabular-nums ${tone}`}>{value}</dd>
      <dt className="text-sm text-muted">{label}</dt>
    </div>
  );
}

/** One sentence and one action, then the figures. `children`: what to do next. */
export function ResultSummary({ session, tally, earlier, children }: ResultSummaryProps) {
  const { startedAt, endedAt, timeLimit, size } = session;
  const taken = (endedAt ?? startedAt) - startedAt;
  return (
    <section aria-label="Resumo" className="card mt-4 p-4 sm:p-6">
      <p className="text-xl font-semibold text-balance sm:text-2xl">
        {resultSentence({ right: tally.right, size: size - tally.ungraded }, earlier)}
      </p>
      {children}
      <dl className="mt-5 grid grid-cols-2 gap-2 sm:grid-cols-4 [&>div]:flex [&>div]:flex-col-reverse [&>div]:justify-end">
        <Figure value={String(tally.right)} label="certas" tone="text-success" />
        <Figure value={String(tally.wrong)} label="erradas" tone="text-danger" />
        <Figure value={String(tally.blank)} label="em branco" />
        <Figure
          value={formatDuration(taken)}
          label={timeLimit ? `de ${formatDuration(timeLimit)}` : "de tempo"}
        />
      </dl>
      <p className="mt-3 text-sm text-muted">
        {endedAt !== null && `Encerrada em ${formatDateTime(endedAt)}. `}
        {tally.ungraded > 0 &&
          `${plural(tally.ungraded, "questão sem gabarito não conta", "questões sem gabarito não contam")}.`}
      </p>
    </section>
  );
}
