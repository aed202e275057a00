import { inject } from "vitest";

declare module "vitest" {
  export interface ProvidedContext {
    /** Whether sweeps go through all their cases, as in CI. */
    wholeSweeps: boolean;
  }
}

/** Sweeps go through one of so many of their cases: all in CI, elsewhere a tenth, always the same. */
export const SWEEP_STEP = inject("wholeSweeps") ? 1 : 10;

/** The cases that a sweep goes through; sweeps with other offsets go through other tenths. */
export function sweepOf<Item>(items: readonly Item[], offset = 0): Item[] {
  return items.filter((_, index) => (index + offset) % SWEEP_STEP === 0);
}
