import type { Difficulty } from "#app/features/bank/domain/draft.ts";
import type { EnemArea } from "#app/features/bank/domain/enem/reading/row.ts";
import { type ItemParameters, scaleOf } from "./score-model.ts";

/** Medians of the 7,208 items of INEP's files, 2009 to 2025, by difficulty (`difficultyOf`); `any`: of all. */
const typical: Readonly<Record<Difficulty | "any", ItemParameters>> = {
  1: { a: 1.76, b: -0.25, c: 0.18 },
  2: { a: 2.14, b: 0.68, c: 0.18 },
  3: { a: 2.08, b: 1.83, c: 0.17 },
  any: { a: 2.08, b: 1.16, c: 0.17 },
};

/** Points within which nine of ten official scores lie of 3,133 scored so, with and without the difficulties. */
const MODEL_ERROR = { known: 61, unknown: 106 } as const;
/** Of a normal distribution: nine of ten. */
const NINE_OF_TEN = 1.645;

export function typicalParameters(difficulty: Difficulty | null): ItemParameters {
  return typical[difficulty ?? "any"];
}

/** Points that nine of ten scores with some typical parameters are off at most; `difficulties`: of those without own ones. */
export function estimateError(
  area: EnemArea,
  { deviation, difficulties }: { deviation: number; difficulties: readonly (Difficulty | null)[] },
): number {
  const model =
    difficulties.length === 0 ? 0 : difficulties.includes(null) ? MODEL_ERROR.unknown : MODEL_ERROR.known;
  return Math.round(Math.hypot(model, NINE_OF_TEN * deviation * scaleOf(area)));
}
