import { paths, plannedPaths } from "#app/paths.ts";

/** First parts of addresses that no path function names. */
const nameless = ["callable", "canal", "assets"];

/** The first parts of all addresses: of pages, of pages to come, and of what the door answers itself. */
const taken: ReadonlySet<string | undefined> = new Set([
  ...nameless,
  ...Object.entries({ ...paths, ...plannedPaths })
    .filter(([name]) => name !== "schoolSignIn")
    .map(([, path]) => (path as (...values: string[]) => string)("-", "-").split(/[/?#]/)[1]),
]);

/** Whether a word begins an address of the product: no school may be called so. */
export function isReservedWord(word: string): boolean {
  return taken.has(word);
}
