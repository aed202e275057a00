import type { SearchFilters } from "#app/domain/questions/search/search-filters.ts";
import type { CorpusRow } from "../corpus.ts";

/** What an engine answers to one search: the page of the newest questions, how many there are, and how long it took. */
export type Answer = { ords: number[]; total: number; milliseconds: number };

/** A way to search the corpus, that is measured beside ours. */
export type Engine = {
  name: string;
  /** Builds what it searches by; tells how much room that takes. Null where the engine is not on this machine. */
  build: (rows: readonly CorpusRow[]) => Promise<{ megabytes: number } | null>;
  /** Answers all searches, one after another. */
  run: (searches: readonly SearchFilters[]) => Promise<Answer[]>;
  close: () => Promise<void>;
};

/** Questions on a page, as the product shows them. */
export const PAGE = 20;

/** The parts of a typed text: phrases between double quotes, and words matched by their beginning. */
export function partsOf(text: string): { phrases: string[]; words: string[] } {
  const parts = text.split('"');
  const words = (part: string) => part.match(/[\p{L}\p{N}]+/gu) ?? [];
  return {
    phrases: parts.filter((_, index) => index % 2 === 1).map((phrase) => words(phrase).join(" ")),
    words: parts.filter((_, index) => index % 2 === 0).flatMap(words),
  };
}

/** Milliseconds that something took, with what it gave. */
export async function timed<Value>(work: () => Value | Promise<Value>): Promise<[Value, number]> {
  const started = performance.now();
  const value = await work();
  return [value, performance.now() - started];
}
