import type { GradeSeries } from "../../domain/essay-progress.ts";
import { pointsInWords } from "../../domain/grading/grading-words.ts";

/** Heights in pixels; widths in per cent, so that text does not scale. */
const HEIGHT = 96;
const TOP = 18;
const BOTTOM = 8;
const PLOT = HEIGHT - TOP - BOTTOM;
/** Per cent at each side, for the circles. */
const SIDE = 4;

function summaryOf({ label, most, grades }: GradeSeries): string {
  const [first, last] = [grades[0] ?? 0, grades.at(-1) ?? 0];
  return `${label}, ${grades.length} redações: de ${pointsInWords(first)} a ${pointsInWords(last)}, de no máximo ${pointsInWords(most)}.`;
}

function Line({ series }: { series: GradeSeries }) {
  const { most, grades } = series;
  const x = (at: number) => SIDE + ((100 - 2 * SIDE) * at) / Math.max(1, grades.length - 1);
  const y = (grade: number) => TOP + PLOT * (1 - grade / most);
  return (
    <svg role="img" aria-label={summaryOf(series)} width="100%" height={HEIGHT} className="mt-2 block">
      {[0, most].map((value) => (
        <line key={value} x1="0" x2="100%" y1={y(value)} y2={y(value)} stroke="var(--line)" />
      ))}
      {grades.slice(1).map((grade, at) => (
        <line
          key={at}
          x1={`${x(at)}%`}
          y1={y(grades[at] ?? 0)}
          x2={`${x(at + 1)}%`}
          y2={y(grade)}
          strokeWidth="2"
          className="stroke-primary"
        />
      ))}
      {grades.map((grade, at) => (
        <circle key={at} cx={`${x(at)}%`} cy={y(grade)} r="4" className="fill-primary" />
      ))}
    </svg>
  );
}

/** A small chart of the total and of each competence, all over the same essays. Rendered on the server. */
export function GradeLines({ series }: { series: readonly GradeSeries[] }) {
  return (
    <ul className="mt-3 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {series.map((each) => (
        <li key={each.label} className="card break-inside-avoid p-4">
          <p className="flex items-baseline justify-between gap-2 text-sm">
            <span className="font-semibold">{each.label}</span>
            <span>
              <strong>{pointsInWords(each.grades.at(-1) ?? 0)}</strong>{" "}
              <span className="text-muted">de {pointsInWords(each.most)}</span>
            </span>
          </p>
          <Line series={each} />
        </li>
      ))}
    </ul>
  );
}
