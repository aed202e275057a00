import { estimatorModel } from "./estimator-model.ts";
import { textFeatures } from "./text-features.ts";

/** ENEM's totals by steps of 40, from 0 to 1,000. */
export const TOTAL_PLACES = 26;
const STEP = 40;

export function placeOfTotal(total: number): number {
  return Math.max(0, Math.min(TOTAL_PLACES - 1, Math.round(total / STEP)));
}

export type Coefficients = {
  means: readonly number[];
  spreads: readonly number[];
  weights: readonly number[];
  base: number;
};

/** A total in steps of 40. */
export function estimatedTotal(
  features: readonly number[],
  { means, spreads, weights, base }: Coefficients,
): number {
  const sum = features.reduce((all, each, at) => {
    return all + ((weights[at] ?? 0) * (each - (means[at] ?? 0))) / (spreads[at] ?? 1);
  }, base);
  return placeOfTotal(sum) * STEP;
}

/** How the estimate agrees with people: kappa of the total with its 95 % interval, mean error in points. */
export type EstimatedGrade = { total: number; kappa: number; low: number; high: number; error: number };

/** Of a typed essay of ENEM, from its form alone; it is no grade. Null without words. */
export function estimateGrade(text: string): EstimatedGrade | null {
  const features = textFeatures(text);
  if (!features) return null;
  const { kappa, low, high, error } = estimatorModel;
  return { total: estimatedTotal(features, estimatorModel), kappa, low, high, error };
}
