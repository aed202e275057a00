import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { type Mutant, withMutants } from "./find-mutants.ts";

/** Builds the mutants of a file, chosen by `npm run mutants`, into the code. Nothing without such a file. */
export function mutating(file: string | undefined): Plugin[] {
  if (!file) return [];
  const mutants: Mutant[] = JSON.parse(readFileSync(file, "utf8"));
  const transform = (code: string, id: string) => {
    const own = mutants.filter(({ path }) => id.split("?")[0]?.endsWith(`/${path}`));
    return own.length > 0 ? { code: withMutants(code, own), map: { mappings: "" as const } } : null;
  };
  return [{ name: "farol:mutants", enforce: "pre", transform }];
}
