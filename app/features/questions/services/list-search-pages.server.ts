import { institutions } from "#app/features/bank/domain/catalogue/institutions.ts";
import { subjects } from "#app/features/bank/domain/catalogue/subjects.ts";
import { type FacetCounts, panelsOfSearch } from "#app/features/bank/domain/facet-panels.ts";
import { noFilters, type SearchFilters } from "#app/features/bank/domain/search/filters/search-filters.ts";
import { searchAddress } from "#app/features/bank/domain/search/search-address.ts";
import { token } from "#app/features/bank/domain/words/search-tokens.ts";
import { facetPanelsByKey } from "#app/features/bank/queries/panels.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";

const searches: readonly SearchFilters[] = [
  noFilters,
  ...institutions.map(({ id }) => ({ ...noFilters, institutions: [id] })),
];

function pagesWithin(filters: SearchFilters, counts: FacetCounts): string[] {
  const held = subjects.filter(({ id }) => (counts[token.subject(id)] ?? 0) > 0);
  if (held.length === 0) return [];
  return [searchAddress(filters), ...held.map(({ id }) => searchAddress({ ...filters, subjects: [id] }))];
}

/** The non-empty searches by institution and subject, for the sitemap. One round trip, one row per institution. */
export async function listSearchPages(deps: Deps): Promise<string[]> {
  const keys = searches.map((filters) => panelsOfSearch(filters).within);
  const panels = await deps.read(facetPanelsByKey(deps.db, keys));
  const counts = new Map(panels.map((panel) => [panel.key, panel.counts]));
  return searches.flatMap((filters, index) => pagesWithin(filters, counts.get(keys[index] ?? "") ?? {}));
}
