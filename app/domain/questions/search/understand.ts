import type { TopicCatalogue } from "#app/domain/catalogue/topic-catalogue.ts";
import { memberIds } from "#app/domain/catalogue/topic-ids.ts";
import { ordRange } from "../ord.ts";
import { ordOfCode } from "../question-code.ts";
import type { SearchFilters } from "./search-filters.ts";
import { readWords, type SearchWords } from "./search-words.ts";

/** A question that a text may name: by its code, or by the number INEP gives the item. */
export type NamedQuestion = { ord: number | null; itemCode: number | null };

/** What a search means, before it is decided how it is run. */
export type Understood = {
  filters: SearchFilters;
  /** The filters as the indexes have them: also the topics that were merged into those asked for. */
  indexed: SearchFilters;
  /** How what is left of the text is matched. */
  words: SearchWords;
  named: NamedQuestion;
};

/** Reads what a search means. Here a text would also become filters: those are then in `filters`, and not in `words`. */
export function understand(filters: SearchFilters, catalogue: TopicCatalogue): Understood {
  const topics = filters.topics.flatMap((id) => memberIds(id, catalogue));
  return {
    filters,
    indexed: { ...filters, topics },
    words: readWords(filters.text),
    named: namedQuestion(filters.text),
  };
}

/** Years a question can be of: a word that happens to spell a code of no such year is a word. */
const YEARS = ordRange(1900, 2100);

/**
 * The question a searched text names: by its code, with or without spaces and in any case, or by the number INEP gives its
 * items. Both may be a word like any other, so the search goes on beside it.
 */
export function namedQuestion(text: string): NamedQuestion {
  const bare = text.slice(0, 40).replace(/[\s#.-]/g, "");
  const ord = ordOfCode(bare);
  const [, digits] = /^(?:item|inep)?\s*(\d{4,7})$/i.exec(text.slice(0, 40).trim()) ?? [];
  return {
    ord: ord !== null && ord >= YEARS.from && ord < YEARS.before ? ord : null,
    itemCode: digits === undefined ? null : Number(digits),
  };
}
