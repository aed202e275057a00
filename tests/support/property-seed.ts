import fc from "fast-check";
import { inject } from "vitest";

declare module "vitest" {
  export interface ProvidedContext {
    /** Of every property test: the same in every run, unless PROPERTY_SEED names another. */
    propertySeed: number;
  }
}

fc.configureGlobal({ seed: inject("propertySeed") });
