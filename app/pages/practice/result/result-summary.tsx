import { type Tally, tallyAccuracy } from "#app/domain/practice/practice-result.ts";
import { formatShare, plural } from "#app/text/format.ts";
import { formatDuration } from "#app/text/format-duration.ts";
import { formatDateTime } from "#app/text/format-time.ts";

type ResultSummaryProps = {
  session: { startedAt: number; endedAt: number | null; timeLimit: number | null; size: number };
  tally: Tally;
};

function Figure({ value, label, tone = "" }: { value: string; label: string; tone?: string }) {
  return (
    <div className="rounded-card bg-inset px-3 py-2.5">
      <dd className={`text-xl font-bold tabular-nums ${tone}`}>{value}</dd>
      <dt className="text-sm text-muted">{label}</dt>
    </div>
  );
}

export function ResultSummary({ session, tally }: ResultSummaryProps) {
  const { startedAt, endedAt, timeLimit, size } = session;
  const accuracy = tallyAccuracy(tally);
  const taken = (endedAt ?? startedAt) - startedAt;
  return (
    <section aria-label="Resumo" className="card mt-4 p-4 sm:p-6">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-4xl font-bold tabular-nums">
          {accuracy === null ? "—" : formatShare(accuracy)}
        </span>
        <span className="text-muted">
          {plural(tally.right, "acerto", "acertos")} em {plural(size - tally.ungraded, "questão", "questões")}
        </span>
      </p>
      <dl className="mt-4 grid grid-cols-2 gap-2 sm:grid-cols-4 [&>div]:flex [&>div]:flex-col-reverse [&>div]:justify-end">
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
