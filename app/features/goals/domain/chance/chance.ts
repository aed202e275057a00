import type { Prediction } from "./fit-cutoffs.ts";

/** Middles of the tenths of what came, in spreads from what was expected. */
const TENTHS = [-3.42, -1.98, -1.25, -0.72, -0.27, 0.16, 0.6, 1.1, 1.74, 2.89];
/** Points that a whole year moves together. */
const YEAR_SHIFT = 12;
/** Makes a logistic curve from a normal one. */
const LOGISTIC = 1.702;

/** Chance, 0 to 1, that a mark passes the next cut-off. `error`: the mark's own, in points. */
export function chanceOf(score: number, { expected, spread }: Prediction, error = 0): number {
  const width = Math.hypot(YEAR_SHIFT, error);
  const passed = TENTHS.map(
    (tenth) => 1 / (1 + Math.exp((-LOGISTIC * (score - expected - spread * tenth)) / width)),
  );
  return passed.reduce((sum, each) => sum + each, 0) / TENTHS.length;
}
