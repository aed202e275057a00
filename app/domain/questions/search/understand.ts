import type { TopicCatalogue } from "#app/domain/catalogue/topic-catalogue.ts";
import { memberIds } from "#app/domain/catalogue/topic-ids.ts";
import { ordRange } from "../ord.ts";
import { ordOfCode } from "../question-code.ts";
import type { SearchFilters } from "./search-filters.ts";
import { readWords, type SearchWords } from "./search-words.ts";

/** By code, or by INEP's item number. */
export type NamedQuestion = { ord: number | null; itemCode: number | null };

export type Understood = {
  filters: SearchFilters;
  /** Includes merged topics. */
  indexed: SearchFilters;
  words: SearchWords;
  named: NamedQuestion;
};

/** Parses a search. Filters found in the text would go to `filters`, not `words`. */
export function understand(filters: SearchFilters, catalogue: TopicCatalogue): Understood {
  const topics = filters.topics.flatMap((id) => memberIds(id, catalogue));
  return {
    filters,
    indexed: { ...filters, topics },
    words: readWords(filters.text),
    named: namedQuestion(filters.text),
  };
}

/** A word that spells a code of another year is a word. */
const YEARS = ordRange(1900, 2100);

/** A question named by code (spaces, any case) or INEP item number; the text search runs as well, since both may be words. */
export function namedQuestion(text: string): NamedQuestion {
  const bare = text.slice(0, 40).replace(/[\s#.-]/g, "");
  const ord = ordOfCode(bare);
  const [, digits] = /^(?:item|inep)?\s*(\d{4,7})$/i.exec(text.slice(0, 40).trim()) ?? [];
  return {
    ord: ord !== null && ord >= YEARS.from && ord < YEARS.before ? ord : null,
    itemCode: digits === undefined ? null : Number(digits),
  };
}
