import { plural } from "#app/platform/text/format.ts";
import { formatDay } from "#app/platform/time/format-date.ts";
import { Heading } from "#app/platform/ui/components/part.tsx";
import type { WeekOfAnswers } from "../../domain/progress/week-series.ts";
import { NumbersTable } from "./numbers-table.tsx";
import { WeekChart } from "./week-chart.tsx";

function WeekTable({ weeks }: { weeks: readonly WeekOfAnswers[] }) {
  return (
    <NumbersTable
      head={["Semana de", "Respondidas", "Certas", "Pontos"]}
      rows={weeks.map(({ monday, questions, correct, points = 0 }) => [
        formatDay(monday),
        questions,
        correct,
        points,
      ])}
    />
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
        <Heading id="semanas">{title}</Heading>
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
