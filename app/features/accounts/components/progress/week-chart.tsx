import { formatNumber, plural } from "#app/platform/text/format.ts";
import { formatDay } from "#app/platform/time/format-date.ts";
import { scaleEnd, type WeekOfAnswers } from "../../domain/progress/week-series.ts";

/** Heights in pixels; widths in per cent, so that text does not scale. */
const HEIGHT = 208;
const TOP = 22;
const BOTTOM = 30;
const PLOT = HEIGHT - TOP - BOTTOM;
/** Longer numbers do not fit above bars on a phone. */
const WIDE_NUMBERS = 1000;

function summaryOf(weeks: readonly WeekOfAnswers[]): string {
  const questions = weeks.reduce((sum, week) => sum + week.questions, 0);
  const correct = weeks.reduce((sum, week) => sum + week.correct, 0);
  const present = weeks.at(-1);
  const best = weeks.reduce((first, week) => (week.questions > first.questions ? week : first));
  if (questions === 0) return `Gráfico das últimas ${weeks.length} semanas, sem respostas.`;
  return `Gráfico das últimas ${weeks.length} semanas: ${plural(questions, "questão respondida", "questões respondidas")}, ${plural(correct, "certa", "certas")}. A semana de ${formatDay(best.monday)} teve mais: ${formatNumber(best.questions)}. Nesta semana, ${formatNumber(present?.questions ?? 0)}.`;
}

function marginOf(end: number): number {
  return end < WIDE_NUMBERS ? 11 : 17;
}

function Scale({ end }: { end: number }) {
  const left = marginOf(end);
  return [0, end / 2, end].map((value) => {
    const y = TOP + PLOT * (1 - value / end);
    return (
      <g key={value}>
        <line x1={`${left}%`} x2="100%" y1={y} y2={y} stroke="var(--line)" />
        <text x={`${left - 3}%`} y={y + 4} textAnchor="end" fill="var(--muted)" fontSize="12">
          {formatNumber(value)}
        </text>
      </g>
    );
  });
}

type BarProps = { week: WeekOfAnswers; end: number; step: number; index: number; present: boolean };

function Bar({ week, end, step, index, present }: BarProps) {
  const heightOf = (value: number) => (PLOT * value) / end;
  const left = marginOf(end);
  const base = TOP + PLOT;
  const x = `${left + step * (index + 0.2)}%`;
  const width = `${step * 0.6}%`;
  const middle = `${left + step * (index + 0.5)}%`;
  const answered = heightOf(week.questions);
  const right = heightOf(week.correct);
  return (
    <g>
      {week.questions > 0 && (
        <>
          <rect
            x={x}
            width={width}
            y={base - answered}
            height={answered}
            rx="4"
            className="fill-primary-soft stroke-primary"
          />
          <rect x={x} width={width} y={base - right} height={right} rx="4" className="fill-primary" />
          <text
            x={middle}
            y={base - answered - 7}
            textAnchor="middle"
            fontSize="12"
            fontWeight="600"
            fill="var(--text)"
            className={end < WIDE_NUMBERS ? undefined : "max-sm:hidden"}
          >
            {formatNumber(week.questions)}
          </text>
        </>
      )}
      <text
        x={middle}
        y={HEIGHT - 8}
        textAnchor="middle"
        fontSize="12"
        fontWeight={present ? 600 : 400}
        fill={present ? "var(--text)" : "var(--muted)"}
        className={index % 2 === 0 ? "max-sm:hidden" : undefined}
      >
        {formatDay(week.monday)}
      </text>
    </g>
  );
}

/** With the numbers of the present week. */
function Legend({ week }: { week: WeekOfAnswers }) {
  const { questions, correct, points } = week;
  return (
    <ul aria-hidden="true" className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
      <li>Nesta semana:</li>
      <li className="flex items-center gap-2">
        <span className="size-3 rounded-sm border border-primary bg-primary-soft" />
        {`${formatNumber(questions)} ${questions === 1 ? "respondida" : "respondidas"}`}
      </li>
      <li className="flex items-center gap-2">
        <span className="size-3 rounded-sm bg-primary" />
        {plural(correct, "certa", "certas")}
      </li>
      {points !== undefined && <li>{plural(points, "ponto", "pontos")}</li>}
    </ul>
  );
}

/** Answers per week, right ones filled. Rendered on the server. */
export function WeekChart({ weeks }: { weeks: readonly WeekOfAnswers[] }) {
  const end = scaleEnd(Math.max(...weeks.map((week) => week.questions)));
  const step = (100 - marginOf(end)) / weeks.length;
  const present = weeks.at(-1);
  return (
    <>
      <svg role="img" aria-label={summaryOf(weeks)} width="100%" height={HEIGHT} className="mt-3 block">
        <Scale end={end} />
        {weeks.map((week, index) => (
          <Bar
            key={week.monday}
            week={week}
            end={end}
            step={step}
            index={index}
            present={index === weeks.length - 1}
          />
        ))}
      </svg>
      {present && <Legend week={present} />}
    </>
  );
}
