import { gradedKinds } from "#app/domain/questions/answer-forms.ts";
import type { SearchFilters } from "#app/domain/questions/search/search-filters.ts";

/** Only questions with a key; null for a search of open questions only. */
export function practicable(filters: SearchFilters): SearchFilters | null {
  const kinds = gradedKinds.filter((kind) => filters.kinds.length === 0 || filters.kinds.includes(kind));
  return kinds.length === 0 ? null : { ...filters, kinds };
}
