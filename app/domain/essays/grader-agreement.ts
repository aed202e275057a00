/** Two graders' points on one criterion of one essay. */
export type GradePair = readonly [number, number];

export type GraderAgreement = {
  essays: number;
  /** Quadratic weighted kappa, −1 to 1; null where it is undefined (nobody varies). */
  kappa: number | null;
  /** 95 %, by the jackknife; null under 3 essays. */
  interval: readonly [number, number] | null;
  /** Shares, 0 to 1. */
  exact: number;
  adjacent: number;
};

/** Fewer say little: the page calls the sample small. */
export const FEW_PAIRS = 20;

type Sums = { count: number; a: number; b: number; aa: number; bb: number; ab: number };

const emptySums: Sums = { count: 0, a: 0, b: 0, aa: 0, bb: 0, ab: 0 };

function added(sums: Sums, [a, b]: GradePair, times: 1 | -1): Sums {
  return {
    count: sums.count + times,
    a: sums.a + times * a,
    b: sums.b + times * b,
    aa: sums.aa + times * a * a,
    bb: sums.bb + times * b * b,
    ab: sums.ab + times * a * b,
  };
}

/**
 * Quadratic weighted kappa from sums alone: 1 − Σ(a−b)² ÷ (ΣΣ(aᵢ−bⱼ)² ÷ n), the same as with a matrix (Cohen 1968).
 */
function kappaOf({ count, a, b, aa, bb, ab }: Sums): number | null {
  const observed = aa + bb - 2 * ab;
  const expected = aa + bb - (2 * a * b) / count;
  return expected <= 0 ? null : 1 - observed / expected;
}

/** Jackknife: the standard deviation of the pseudo-values, 1.96 of them either side, inside −1 and 1. */
function intervalOf(pairs: readonly GradePair[], all: Sums, kappa: number): readonly [number, number] | null {
  const count = pairs.length;
  if (count < 3) return null;
  const left = pairs.map((pair) => kappaOf(added(all, pair, -1)) ?? kappa);
  const mean = left.reduce((sum, each) => sum + each, 0) / count;
  const squares = left.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  const error = Math.sqrt(((count - 1) / count) * squares);
  return [Math.max(-1, kappa - 1.96 * error), Math.min(1, kappa + 1.96 * error)];
}

/** How well pairs of grades agree; `step` is the distance of two levels. Null without pairs. */
export function graderAgreement(pairs: readonly GradePair[], step: number): GraderAgreement | null {
  if (pairs.length === 0) return null;
  const all = pairs.reduce((sums, pair) => added(sums, pair, 1), emptySums);
  const kappa = kappaOf(all);
  const share = (most: number) => pairs.filter(([a, b]) => Math.abs(a - b) <= most).length / pairs.length;
  const interval = kappa === null ? null : intervalOf(pairs, all, kappa);
  return { essays: pairs.length, kappa, interval, exact: share(0), adjacent: share(step) };
}
