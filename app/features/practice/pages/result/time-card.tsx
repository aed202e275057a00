import { plural } from "#app/platform/text/format.ts";
import { formatSeconds } from "#app/platform/time/format-duration.ts";
import { Section } from "#app/platform/ui/components/section.tsx";
import { againstAverage, rightAgainstWrong, type TimeSummary } from "../../domain/question-times.ts";

type TimeCardProps = {
  summary: TimeSummary;
  session: { timeLimit: number | null; size: number };
};

/** Average compared with the time limit. */
function pace(average: number, { timeLimit, size }: TimeCardProps["session"]): string | null {
  if (timeLimit === null) return null;
  const allowed = timeLimit / size;
  const within = average <= allowed ? "você ficou dentro disso" : "você passou disso";
  return `O limite da prova dava ${formatSeconds(allowed)} para cada questão: ${within}.`;
}

/** Average, correct against wrong, and the longest ones. Never affects points. */
export function TimeCard({ summary, session }: TimeCardProps) {
  const { average, measured, right, wrong, slowest } = summary;
  const comparison = rightAgainstWrong(summary);
  const allowed = pace(average, session);
  return (
    <Section card title="Tempo por questão" className="mt-4">
      <p className="mt-1">
        Em média, <strong className="tabular-nums">{formatSeconds(average)}</strong> em cada uma das{" "}
        {plural(measured, "questão vista", "questões vistas")}.
      </p>
      {comparison && right !== null && wrong !== null && (
        <p className="mt-1 text-muted">
          {comparison} Certas: {formatSeconds(right)} em média; erradas: {formatSeconds(wrong)}.
        </p>
      )}
      {allowed && <p className="mt-1 text-muted">{allowed}</p>}
      {slowest.length > 0 && (
        <>
          <h3 className="mt-3 text-sm font-semibold text-muted">As que mais demoraram</h3>
          <ol className="mt-1 divide-y divide-line">
            {slowest.map(({ position, seconds }) => (
              <li key={position} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
                <span>Questão {position + 1}</span>
                <span className="text-sm text-muted">
                  <span className="font-semibold text-text tabular-nums">{formatSeconds(seconds)}</span> ·{" "}
                  {againstAverage(seconds, average)}
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
      <p className="mt-2 text-sm text-muted">
        É o tempo em que a questão ficou na tela. Ele não muda os seus pontos.
      </p>
    </Section>
  );
}
