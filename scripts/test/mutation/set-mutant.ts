import { inject } from "vitest";

declare module "vitest" {
  export interface ProvidedContext {
    /** The number of the mutant in effect. */
    mutant: number;
  }
}

Object.assign(globalThis, { mutant: inject("mutant") });
