/** Two readings of one essay in one criterion, as places of their levels. */
export type LevelPair = readonly [own: number, other: number];

/** Pairs below which a figure would say more of chance than of the grader. */
export const LEAST_PAIRS = 30;
/** Normal quantile of a 95 % interval. */
const Z = 1.96;

/** `kappa` from -1 to 1 with its 95 % interval; `exact`, `adjacent` (a level apart at most): shares. */
export type Agreement =
  | { pairs: number; kappa: number; low: number; high: number; exact: number; adjacent: number }
  | { pairs: number; refused: "few" | "one-level" };

const sum = (values: readonly number[]) => values.reduce((all, each) => all + each, 0);
const cut = (value: number) => Math.max(-1, Math.min(1, value));

function sharesOf(places: readonly number[], levels: number): number[] {
  return Array.from(
    { length: levels },
    (_, level) => places.filter((place) => place === level).length / places.length,
  );
}

/**
 * Quadratic weighted kappa and its large-sample standard error. Null where both readers always gave one and the same level.
 * Sources: Cohen (1968); Fleiss, Cohen and Everitt (1969), with weights of agreement 1 - (i - j)² / (k - 1)².
 */
export function weightedKappa(
  pairs: readonly LevelPair[],
  levels: number,
): { kappa: number; error: number } | null {
  const weight = (i: number, j: number) => 1 - ((i - j) / (levels - 1)) ** 2;
  const own = sharesOf(
    pairs.map(([place]) => place),
    levels,
  );
  const other = sharesOf(
    pairs.map(([, place]) => place),
    levels,
  );
  /** Of a level of one reader, the mean weight against all that the other gave. */
  const against = (shares: readonly number[], level: number) =>
    sum(shares.map((share, place) => share * weight(level, place)));
  const ofOwn = own.map((_, level) => against(other, level));
  const ofOther = other.map((_, level) => against(own, level));
  const observed = sum(pairs.map(([i, j]) => weight(i, j))) / pairs.length;
  const expected = sum(own.map((share, level) => share * (ofOwn[level] ?? 0)));
  if (pairs.length === 0 || levels < 2 || 1 - expected < 1e-9) return null;
  const kappa = (observed - expected) / (1 - expected);
  const spread = sum(
    pairs.map(([i, j]) => (weight(i, j) - ((ofOwn[i] ?? 0) + (ofOther[j] ?? 0)) * (1 - kappa)) ** 2),
  );
  const variance = spread / pairs.length - (kappa - expected * (1 - kappa)) ** 2;
  return { kappa, error: Math.sqrt(Math.max(0, variance) / pairs.length) / (1 - expected) };
}

/** How a grader's levels agree with the other reader's; refused with few pairs, and without variance. */
export function agreementOf(pairs: readonly LevelPair[], levels: number): Agreement {
  if (pairs.length < LEAST_PAIRS) return { pairs: pairs.length, refused: "few" };
  const found = weightedKappa(pairs, levels);
  if (!found) return { pairs: pairs.length, refused: "one-level" };
  const within = (distance: number) =>
    pairs.filter(([own, other]) => Math.abs(own - other) <= distance).length / pairs.length;
  return {
    pairs: pairs.length,
    kappa: found.kappa,
    low: cut(found.kappa - Z * found.error),
    high: cut(found.kappa + Z * found.error),
    exact: within(0),
    adjacent: within(1),
  };
}

const bands = [
  [0.81, "quase perfeita"],
  [0.61, "forte"],
  [0.41, "moderada"],
  [0.21, "fraca"],
] as const;

/** Landis and Koch's words (1977), of the interval's lower end: what can be claimed. */
export function agreementInWords(low: number): string {
  return bands.find(([from]) => low >= from)?.[1] ?? "pouca ou nenhuma";
}
