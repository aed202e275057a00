import { answerName } from "#app/features/bank/domain/answers/check-answer.ts";
import { formatShare, plural } from "#app/platform/text/format.ts";
import { spreadLabels } from "../../domain/item-stats/spread-labels.ts";
import type { DrawerQuestion } from "./loaded-results.ts";

/** Heights in pixels; widths in per cent, so that text does not scale. */
const HEIGHT = 212;
const TOP = 12;
const BOTTOM = 40;
const PLOT = HEIGHT - TOP - BOTTOM;
const LEFT = 14;
const RIGHT = 82;
/** Minimum distance between labels of 12 pixels. */
const LABEL = 14;

const bandNames = ["Terço de baixo", "Do meio", "De cima"];
/** Wrong answers differ by stroke, not only by colour. */
const dashes = ["7 4", "2 4", "12 4 2 4", "4 2", "1 6"];

type ChartProps = Pick<DrawerQuestion, "letters" | "bands" | "keys">;
type Point = { band: number; share: number };
type Line = { answer: string; name: string; isKey: boolean; points: Point[] };

/** Bands without students have no point. */
function linesOf({ letters, bands, keys }: ChartProps): Line[] {
  return letters.map(({ answer, counts }) => ({
    answer,
    name: answer === "" ? "branco" : answerName(answer),
    isKey: keys.includes(answer),
    points: counts.flatMap((count, band) => {
      const all = bands[band] ?? 0;
      return all === 0 ? [] : [{ band, share: count / all }];
    }),
  }));
}

function summaryOf(lines: readonly Line[]): string {
  const told = lines.map(({ name, isKey, points }) => {
    const shares = points.map(({ share }) => formatShare(share)).join(", ");
    return `${name}${isKey ? " (gabarito)" : ""}: ${shares}`;
  });
  return `Gráfico da parte de cada terço da turma, do de baixo ao de cima, que deu cada resposta. ${told.join("; ")}.`;
}

const yOf = (share: number) => TOP + PLOT * (1 - share);

function Scale({ bands }: { bands: readonly number[] }) {
  const step = (RIGHT - LEFT) / (bands.length - 1);
  return (
    <>
      {[0, 0.5, 1].map((share) => (
        <g key={share}>
          <line x1={`${LEFT}%`} x2={`${RIGHT}%`} y1={yOf(share)} y2={yOf(share)} stroke="var(--line)" />
          <text x={`${LEFT - 3}%`} y={yOf(share) + 4} textAnchor="end" fill="var(--muted)" fontSize="12">
            {formatShare(share)}
          </text>
        </g>
      ))}
      {bands.map((count, band) => (
        <g key={bandNames[band]} fontSize="12" textAnchor="middle">
          <text x={`${LEFT + step * band}%`} y={HEIGHT - 20} fill="var(--text)">
            {bandNames[band]}
          </text>
          <text x={`${LEFT + step * band}%`} y={HEIGHT - 5} fill="var(--muted)">
            {plural(count, "estudante", "estudantes")}
          </text>
        </g>
      ))}
    </>
  );
}

type CurveProps = { line: Line; index: number; step: number; label: number };

function Curve({ line: { name, isKey, points }, index, step, label }: CurveProps) {
  const last = points.at(-1);
  if (!last) return null;
  const x = ({ band }: Point) => `${LEFT + step * band}%`;
  const stroke = isKey ? "stroke-primary" : "stroke-muted";
  return (
    <g>
      {points.slice(1).map((point, before) => (
        <line
          key={point.band}
          x1={x(points[before] ?? point)}
          y1={yOf((points[before] ?? point).share)}
          x2={x(point)}
          y2={yOf(point.share)}
          strokeWidth={isKey ? 3 : 1.5}
          strokeDasharray={isKey ? undefined : dashes[index % dashes.length]}
          className={stroke}
        />
      ))}
      {points.map((point) => (
        <circle
          key={point.band}
          cx={x(point)}
          cy={yOf(point.share)}
          r={isKey ? 4 : 2.5}
          className={isKey ? "fill-primary" : "fill-muted"}
        />
      ))}
      <text
        x={x(last)}
        dx="10"
        y={label + 4}
        fontSize="12"
        fontWeight={isKey ? 700 : 400}
        fill={isKey ? "var(--link)" : "var(--text)"}
      >
        {isKey ? `${name} ✓` : name}
      </text>
    </g>
  );
}

/**
 * The share of each band that gave each answer: the key's line should rise, a good distractor's fall. Next to it, the
 * same as a table.
 */
export function AnswerChart(props: ChartProps) {
  const lines = linesOf(props);
  const step = (RIGHT - LEFT) / (props.bands.length - 1);
  const ends = lines.map(({ points }) => yOf(points.at(-1)?.share ?? 0));
  const labels = spreadLabels(ends, LABEL, TOP + PLOT);
  return (
    <svg
      role="img"
      aria-label={summaryOf(lines)}
      width="100%"
      height={HEIGHT}
      className="mt-2 block max-w-2xl overflow-visible"
    >
      <Scale bands={props.bands} />
      {lines.map((line, index) => (
        <Curve key={line.answer} {...{ line, index, step }} label={labels[index] ?? 0} />
      ))}
    </svg>
  );
}
