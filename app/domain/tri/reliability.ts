import type { EnemArea } from "#app/domain/questions/enem/row.ts";
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

/** The largest differences to official scores, ten of each booklet; those of a booklet before those of its area. */
const deviations: readonly Deviation[] = [
  { year: 2011, area: "CN", level: "band", below: 33, above: 130 },
  { year: 2012, area: "CH", booklets: [154], level: "close", below: 1.5, above: 1.5 },
  { year: 2012, area: "CN", booklets: [153], level: "close", below: 0.6, above: 0.6 },
  { year: 2013, area: "MT", level: "band", below: 52, above: 51 },
  { year: 2015, area: "CN", booklets: [252], level: "band", below: 45, above: 45 },
  { year: 2017, area: "CH", booklets: [412], level: "band", below: 11, above: 11 },
  { year: 2017, area: "CH", level: "band", below: 23, above: 94 },
  { year: 2017, area: "CN", level: "band", below: 20, above: 61 },
  { year: 2017, area: "MT", level: "band", below: 74, above: 169 },
  { year: 2018, area: "CN", level: "band", below: 30, above: 30 },
  { year: 2019, area: "MT", level: "band", below: 106, above: 67 },
  { year: 2021, area: "LC", booklets: [896], level: "close", below: 8, above: 8 },
  { year: 2021, area: "LC", booklets: [897], level: "band", below: 25, above: 25 },
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

/** Null where no difference was measured. */
export function scoreBand({ below, above }: Reliability, score: number): [number, number] | null {
  return below + above === 0 ? null : [tenth(score - below), tenth(score + above)];
}
