import { pagePatterns } from "./has-page.ts";

/** First path segments that the Worker answers without a page. */
const ofTheWorker = ["assets", "callable", "canal", "dev", "imagens"];
/** Owners of files beside schools (app/platform/uploads/domain/upload-owners.ts). */
const ownersOfFiles = ["platform"];

/** The first segments of all addresses: pages and the Worker's own. */
const taken: ReadonlySet<string | undefined> = new Set([
  ...ofTheWorker,
  ...ownersOfFiles,
  ...pagePatterns.map(([first]) => first),
]);

/** Whether a word starts an address of the product: no school may have it as id. */
export function isReservedWord(word: string): boolean {
  return taken.has(word);
}
