import { compareTexts } from "#app/platform/text/compare-texts.ts";
import { type ItemStatistics, itemStatistics, kr20Of } from "../item-stats/item-statistics.ts";
import { reliabilityInterval } from "../item-stats/reliability-interval.ts";
import { tooFewExaminees } from "../item-stats/statistics-report.ts";
import type { ScoredPlace, ScoredSubmission } from "./score-submission.ts";

/** A cell of the matrix: the answer, and how much of the weight it earned; null where it is not counted or waits. */
export type ResultCell = [answer: string, fraction: number | null, outcome: ScoredPlace["outcome"]];

export type ResultRow = {
  person: string;
  name: string;
  score: number;
  right: number;
  away: number;
  cells: ResultCell[];
};

export type ResultsTable = {
  rows: ResultRow[];
  best: number;
  average: number;
  /** Mean share of each question, from 0 to 1; null: no student has it. */
  facility: (number | null)[];
  /** Null under 20 sittings; then `tooFew` says why. */
  statistics: { items: ItemStatistics[]; kr20: number | null; interval: [number, number] | null } | null;
  tooFew: string | null;
  /** How many scores lie in each tenth of the best score. */
  distribution: number[];
};

type Sitting = { row: { personId: string; name: string; away: number }; scored: ScoredSubmission };

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function facilityOf(sittings: readonly Sitting[], place: number): number | null {
  const fractions = sittings.flatMap(({ scored }) => scored.places[place]?.fraction ?? []);
  return fractions.length === 0 ? null : mean(fractions);
}

function statisticsOf(sittings: readonly Sitting[]): ResultsTable["statistics"] {
  if (tooFewExaminees(sittings.length)) return null;
  const places = sittings[0]?.scored.places ?? [];
  const table = {
    items: places.map((_, place) => String(place + 1)),
    rows: sittings.map(({ scored }) => scored.places.map(({ fraction }) => fraction)),
  };
  const kr20 = kr20Of(table);
  const interval = kr20 === null ? null : reliabilityInterval(kr20, sittings.length, places.length);
  return { items: itemStatistics(table), kr20, interval };
}

export const resultOrders = ["nota", "nome", "menor-nota"] as const;
export type ResultOrder = (typeof resultOrders)[number];

function sorted(rows: ResultRow[], order: ResultOrder): ResultRow[] {
  const byName = (one: ResultRow, other: ResultRow) => compareTexts(one.name, other.name);
  const sign = order === "nota" ? -1 : 1;
  return rows.sort((one, other) =>
    order === "nome" ? byName(one, other) : sign * (one.score - other.score) || byName(one, other),
  );
}

/** Who needs help: below half of the best score. */
export function needsHelp({ score }: Pick<ResultRow, "score">, best: number): boolean {
  return best > 0 && score < best / 2;
}

/** Everything that the teacher's page shows, from sittings that are scored already. */
export function resultsTable(sittings: readonly Sitting[], order: ResultOrder): ResultsTable {
  const best = Math.max(0, ...sittings.map(({ scored }) => scored.best));
  const scores = sittings.map(({ scored }) => scored.score);
  const distribution = Array.from({ length: 10 }, () => 0);
  for (const score of scores) {
    const tenth = best === 0 ? 0 : Math.min(9, Math.floor((10 * score) / best));
    distribution[tenth] = (distribution[tenth] as number) + 1;
  }
  const rows = sittings.map(({ row, scored }) => ({
    person: row.personId,
    name: row.name,
    score: scored.score,
    right: scored.right,
    away: row.away,
    cells: scored.places.map(({ answer, fraction, outcome }): ResultCell => [answer, fraction, outcome]),
  }));
  return {
    rows: sorted(rows, order),
    best,
    average: scores.length === 0 ? 0 : mean(scores),
    facility: (sittings[0]?.scored.places ?? []).map((_, place) => facilityOf(sittings, place)),
    statistics: statisticsOf(sittings),
    tooFew: tooFewExaminees(sittings.length),
    distribution,
  };
}

/** Places of the hardest questions, the hardest first. */
export function hardestPlaces({ facility }: Pick<ResultsTable, "facility">, most: number): number[] {
  return facility
    .flatMap((share, place) => (share === null ? [] : [{ share, place }]))
    .sort((one, other) => one.share - other.share || one.place - other.place)
    .slice(0, most)
    .map(({ place }) => place);
}

/** Places that separate best, the best first; none under 20 sittings. */
export function separatingPlaces({ statistics }: Pick<ResultsTable, "statistics">, most: number): number[] {
  return (statistics?.items ?? [])
    .flatMap(({ discriminationIndex }, place) =>
      discriminationIndex !== null && discriminationIndex >= 30 ? [{ discriminationIndex, place }] : [],
    )
    .sort((one, other) => other.discriminationIndex - one.discriminationIndex || one.place - other.place)
    .slice(0, most)
    .map(({ place }) => place);
}
