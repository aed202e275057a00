import { ChevronDown } from "lucide-react";
import type { WeekOfAnswers } from "#app/domain/progress/week-series.ts";
import { formatDay, formatNumber, plural } from "#app/text/format.ts";
import { Icon } from "../ui/icon.tsx";
import { WeekChart } from "./week-chart.tsx";

function WeekTable({ weeks }: { weeks: readonly WeekOfAnswers[] }) {
  return (
    <details className="group mt-3">
      <summary className="inline-flex min-h-11 list-none items-center gap-1.5 rounded-control text-sm font-medium text-link">
        Ver os números
        <Icon as={ChevronDown} size={16} className="transition-transform group-open:rotate-180" />
      </summary>
      <table className="mt-1 w-full text-sm tabular-nums">
        <thead>
          <tr className="border-b border-line text-muted">
            <th scope="col" className="py-2 text-left font-medium">
              Semana de
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              Respondidas
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              Certas
            </th>
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ monday, questions, correct }) => (
            <tr key={monday} className="border-b border-line last:border-0">
              <th scope="row" className="py-2 text-left font-normal">
                {formatDay(monday)}
              </th>
              <td className="py-2 text-right">{formatNumber(questions)}</td>
              <td className="py-2 text-right">{formatNumber(correct)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

export function WeekCard({
  weeks,
  title = "Suas semanas",
}: {
  weeks: readonly WeekOfAnswers[];
  title?: string;
}) {
  const total = weeks.reduce((sum, week) => sum + week.questions, 0);
  return (
    <section aria-labelledby="semanas" className="card h-full p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="semanas" className="text-lg font-semibold">
          {title}
        </h2>
        <p className="text-sm text-muted">
          {total > 0 && `${plural(total, "questão", "questões")} em ${weeks.length} semanas`}
        </p>
      </div>
      {total > 0 ? (
        <>
          <WeekChart weeks={weeks} />
          <WeekTable weeks={weeks} />
        </>
      ) : (
        <p className="mt-3 text-muted">
          Nenhuma resposta nas últimas {weeks.length} semanas. A próxima já aparece aqui, em um gráfico.
        </p>
      )}
    </section>
  );
}
