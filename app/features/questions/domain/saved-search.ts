import type { TopicCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { filterLabels } from "#app/features/bank/domain/search/filters/active-filters.ts";
import type { SearchFilters, SearchOrder } from "#app/features/bank/domain/search/filters/search-filters.ts";
import { parseSearchAddress } from "#app/features/bank/domain/search/read-address.ts";
import { LONGEST_SEARCH_NAME } from "./saved-search-limits.ts";

export type SavedSearch = { id: string; name: string; address: string; summary: string | null };

export type DeletedSearch = { name: string; address: string; savedAt: number };

export type SavedSearchField = "nome";

/** `searches`: the current list, where it may have changed. */
export type SavedSearchExtra = { searches: SavedSearch[]; deleted: DeletedSearch | null };

const orderLabels: Record<SearchOrder, string | null> = {
  newest: "mais novas primeiro",
  relevance: null,
  hardest: "mais difíceis primeiro",
  answered: "mais respondidas primeiro",
};

function wordsOf(filters: SearchFilters, catalogue: TopicCatalogue): string[] {
  const text = filters.text.replace(/\s+/g, " ");
  const parts = [text && `“${text}”`, ...filterLabels(filters, catalogue), orderLabels[filters.order]];
  const present = parts.filter((part): part is string => Boolean(part));
  return present.length > 0 ? present : ["Todas as questões"];
}

function fitted(parts: readonly string[], longest: number): string {
  const whole = parts.join(", ");
  if (whole.length <= longest) return whole;
  let fitting = "";
  for (const part of parts) {
    const more = fitting === "" ? part : `${fitting}, ${part}`;
    if (more.length > longest - 2) break;
    fitting = more;
  }
  if (fitting !== "") return `${fitting} …`;
  const [first = ""] = parts;
  return `${[...first].slice(0, Math.floor(longest / 2)).join("")}…`;
}

export function proposedName(filters: SearchFilters, catalogue: TopicCatalogue): string {
  return fitted(wordsOf(filters, catalogue), LONGEST_SEARCH_NAME);
}

export function readSearchName(typed: string): string | null {
  const name = typed
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .replace(/\p{Cs}/gu, "")
    .trim();
  return name.length <= LONGEST_SEARCH_NAME && /[\p{L}\p{N}\p{P}\p{S}]/u.test(name) ? name : null;
}

const LONGEST_SUMMARY = 140;

export function savedSearch(
  { id, name, address }: Omit<SavedSearch, "summary">,
  catalogue: TopicCatalogue,
): SavedSearch {
  const words = wordsOf(parseSearchAddress(address, catalogue), catalogue);
  const summary = fitted(words, LONGEST_SUMMARY);
  return { id, name, address, summary: summary === name ? null : summary };
}
