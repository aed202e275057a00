import { plannedPaths } from "#app/paths/planned.ts";

/** First path segments outside `paths`. */
const nameless = ["callable", "canal", "assets"];

/** The first segments of all addresses: pages, planned pages and the Worker's own. */
const taken: ReadonlySet<string | undefined> = new Set([
  ...nameless,
  ...Object.entries({ ...paths, ...plannedPaths })
    .filter(([name]) => name !== "schoolSignIn")
    .map(([, path]) => (path as (...values: string[]) => string)("-", "-").split(/[/?#]/)[1]),
]);

/** Whether a word starts an address of the product: no school may have it as id. */
export function isReservedWord(word: string): boolean {
  return taken.has(word);
}
