import type { SearchFilters } from "#app/features/bank/domain/search/filters/search-filters.ts";
import type { CorpusRow } from "../corpus.ts";

export type Answer = { ords: number[]; total: number; milliseconds: number };

export type Engine = {
  name: string;
  /** Builds the index; its size, or null where the engine is not installed. */
  build: (rows: readonly CorpusRow[]) => Promise<{ megabytes: number } | null>;
  run: (searches: readonly SearchFilters[]) => Promise<Answer[]>;
  close: () => Promise<void>;
};

/** Page size of the product. */
export const PAGE = 20;

/** Quoted phrases, and words matched by prefix. */
export function partsOf(text: string): { phrases: string[]; words: string[] } {
  const parts = text.split('"');
  const words = (part: string) => part.match(/[\p{L}\p{N}]+/gu) ?? [];
  return {
    phrases: parts.filter((_, index) => index % 2 === 1).map((phrase) => words(phrase).join(" ")),
    words: parts.filter((_, index) => index % 2 === 0).flatMap(words),
  };
}

export async function timed<Value>(work: () => Value | Promise<Value>): Promise<[Value, number]> {
  const started = performance.now();
  const value = await work();
  return [value, performance.now() - started];
}
