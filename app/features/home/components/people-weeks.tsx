import { NumbersTable } from "#app/features/accounts/components/progress/numbers-table.tsx";
import { formatNumber, plural } from "#app/platform/text/format.ts";
import { formatDay } from "#app/platform/time/format-date.ts";
import type { PeopleOfWeek } from "../services/read-school-start.server.ts";

/** Heights in pixels; widths in per cent, so that text does not scale. */
const HEIGHT = 96;
const TOP = 18;
const BASE = 74;

function summaryOf(weeks: readonly PeopleOfWeek[]): string {
  const numbers = weeks
    .map(({ monday, people }) => `${formatDay(monday)}, ${formatNumber(people)}`)
    .join("; ");
  return `Gráfico de estudantes que responderam questões, por semana: ${numbers}.`;
}

/** Students who answered, week by week: bars, and their table. */
export function PeopleWeeks({ weeks }: { weeks: readonly PeopleOfWeek[] }) {
  const most = Math.max(1, ...weeks.map(({ people }) => people));
  const step = 100 / weeks.length;
  return (
    <>
      <svg role="img" aria-label={summaryOf(weeks)} width="100%" height={HEIGHT} className="mt-3 block">
        <line x1="0" x2="100%" y1={BASE} y2={BASE} stroke="var(--line-strong)" />
        {weeks.map(({ monday, people }, index) => {
          const height = ((BASE - TOP) * people) / most;
          const middle = `${step * (index + 0.5)}%`;
          const present = index === weeks.length - 1;
          return (
            <g key={monday}>
              <rect
                x={`${step * (index + 0.2)}%`}
                width={`${step * 0.6}%`}
                y={BASE - height}
                height={height}
                rx="3"
                className={present ? "fill-primary" : "fill-primary-soft stroke-primary"}
              />
              <text
                x={middle}
                y={BASE - height - 5}
                textAnchor="middle"
                fontSize="12"
                fontWeight={present ? 600 : 400}
                fill="var(--text)"
              >
                {formatNumber(people)}
              </text>
              <text x={middle} y={HEIGHT - 5} textAnchor="middle" fontSize="12" fill="var(--muted)">
                {formatDay(monday)}
              </text>
            </g>
          );
        })}
      </svg>
      <NumbersTable
        head={["Semana de", "Estudantes que responderam"]}
        rows={weeks.map(({ monday, people }) => [formatDay(monday), people])}
      />
    </>
  );
}

/** "28 de 34 estudantes responderam nesta semana". */
export function peopleOfWeekText(weeks: readonly PeopleOfWeek[], students: number): string {
  const people = weeks.at(-1)?.people ?? 0;
  if (students === 0) return "Sem estudantes ainda.";
  return `${formatNumber(people)} de ${plural(students, "estudante respondeu", "estudantes responderam")} questões nesta semana.`;
}
