import type { SearchFilters } from "#app/domain/questions/search/search-filters.ts";

/** A search narrowed to what has a key; null where it asks for open questions alone. */
export function practicable(filters: SearchFilters): SearchFilters | null {
  const kinds = (["right-wrong", "single-choice"] as const).filter(
    (kind) => filters.kinds.length === 0 || filters.kinds.includes(kind),
  );
  return kinds.length === 0 ? null : { ...filters, kinds: [...kinds] };
}
