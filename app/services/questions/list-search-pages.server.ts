import { institutions } from "#app/domain/catalogue/institutions.ts";
import { subjects } from "#app/domain/catalogue/subjects.ts";
import { type FacetCounts, panelsOfSearch } from "#app/domain/questions/facet-panels.ts";
import { searchAddress } from "#app/domain/questions/search/search-address.ts";
import { noFilters, type SearchFilters } from "#app/domain/questions/search/search-filters.ts";
import { token } from "#app/domain/questions/search-tokens.ts";
import { facetPanelsByKey } from "#app/queries/questions/panels.server.ts";
import type { Deps } from "../deps.ts";

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
  const [panels] = await deps.read(facetPanelsByKey(deps.db, keys));
  const counts = new Map(panels.map((panel) => [panel.key, panel.counts]));
  return searches.flatMap((filters, index) => pagesWithin(filters, counts.get(keys[index] ?? "") ?? {}));
}
