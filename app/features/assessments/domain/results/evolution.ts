import { shareOfSums } from "../analysis/error-analysis.ts";
import { type Share, type SharedInterval, trendOf, withInterval } from "../analysis/share.ts";
import type { Sums } from "../analysis/tally.ts";

/** A released assessment of the same people. `at`: epoch seconds. */
type PastResult = { id: string; title: string; at: number; topics: Sums };

type EvolutionPoint = SharedInterval & { id: string; title: string; at: number };
export type Evolution = { points: EvolutionPoint[]; trend: ReturnType<typeof trendOf> };

/**
 * Right answers over time in these subjects alone, the oldest first: an exam of Physics after one of History is no progress. Null
 * with fewer than two assessments.
 */
export function evolutionOf(past: readonly PastResult[], subjects: ReadonlySet<number>): Evolution | null {
  const shares = past
    .map(({ id, title, at, topics }) => ({ id, title, at, ...shareOfSums(topics, (of) => subjects.has(of)) }))
    .filter(({ n }) => n > 0)
    .sort((one, other) => one.at - other.at);
  if (shares.length < 2) return null;
  const points = shares.map(({ id, title, at, ...share }) => ({ id, title, at, ...withInterval(share) }));
  return { points, trend: trendOf(shares satisfies readonly Share[]) };
}
