import type { EnemArea } from "#app/features/bank/domain/enem/reading/row.ts";
import { isMeasuredExact } from "./measured-booklets.ts";

/** `exact`: INEP's own score; `close`: equal or a few points off; `band`: the published parameters are not the ones used. */
export type Reliability = {
  level: "exact" | "close" | "band";
  /** Points by which the official score may lie below and above ours; zero: as far as is known, none. */
  below: number;
  above: number;
  reason: string | null;
};

type Place = { year: number; booklet: number; area: EnemArea };
type Deviation = Pick<Reliability, "below" | "above"> & {
  year: number;
  area: EnemArea;
  booklets?: readonly number[];
  level: "close" | "band";
};

/**
 * One and a half times the largest differences to official scores, ten of each booklet at most, because a score not looked at may
 * differ more: of halves of them so widened, 97 % of the other half lie inside. Those of a booklet before those of its area.
 */
const deviations: readonly Deviation[] = [
  { year: 2011, area: "CN", level: "band", below: 50, above: 190 },
  { year: 2012, area: "CH", booklets: [154], level: "close", below: 2, above: 2 },
  { year: 2012, area: "CN", booklets: [153], level: "close", below: 2, above: 2 },
  { year: 2013, area: "MT", level: "band", below: 80, above: 80 },
  { year: 2015, area: "CN", booklets: [252], level: "band", below: 45, above: 45 },
  { year: 2017, area: "CH", booklets: [412], level: "band", below: 25, above: 25 },
  { year: 2017, area: "CH", level: "band", below: 40, above: 140 },
  { year: 2017, area: "CN", level: "band", below: 35, above: 85 },
  { year: 2017, area: "MT", level: "band", below: 110, above: 220 },
  { year: 2018, area: "CN", level: "band", below: 45, above: 45 },
  { year: 2019, area: "MT", level: "band", below: 160, above: 100 },
  { year: 2021, area: "LC", booklets: [896], level: "close", below: 12, above: 12 },
  { year: 2021, area: "LC", booklets: [897], level: "band", below: 50, above: 50 },
];

const reasons: Readonly<Record<Deviation["level"] | "unmeasured", string>> = {
  band: "Os arquivos do INEP deste caderno divergem: os parâmetros publicados não são os que deram as notas.",
  close: "Neste caderno, algumas notas oficiais diferem um pouco das que saem dos parâmetros publicados.",
  unmeasured: "Nenhuma nota oficial deste caderno foi conferida.",
};

/** What is measured of a booklet against official scores. */
export function reliabilityOf({ year, booklet, area }: Place): Reliability {
  if (isMeasuredExact(year, booklet)) return { level: "exact", below: 0, above: 0, reason: null };
  const found = deviations.find(
    (each) => each.year === year && each.area === area && (each.booklets?.includes(booklet) ?? true),
  );
  if (!found) return { level: "close", below: 0, above: 0, reason: reasons.unmeasured };
  const { level, below, above } = found;
  return { level, below, above, reason: reasons[level] };
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

type Range = readonly [lowest: number, highest: number];

/** A band cut to the lowest and the highest score there can be. */
export function within([lowest, highest]: Range, [low, high]: Range): [number, number] {
  return [tenth(Math.max(lowest, low)), tenth(Math.min(highest, high))];
}

/** Null where no difference was measured. `range`: of all answers there can be; a near score may lie a little beyond it. */
export function scoreBand(
  { level, below, above }: Reliability,
  score: number,
  range: Range,
): [number, number] | null {
  if (below + above === 0) return null;
  const band = [score - below, score + above] as const;
  return within(level === "close" ? band : range, band);
}
