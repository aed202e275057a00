import type { Viewer } from "#app/access/viewer.ts";
import type { FacetCounts } from "#app/domain/questions/facet-panels.ts";
import { facetsOfRow } from "#app/domain/questions/facet-row.ts";
import type { SearchFilters } from "#app/domain/questions/search-filters.ts";
import { facetTokens } from "#app/domain/questions/search-tokens.ts";
import { matchingFacets } from "#app/queries/questions/search.server.ts";
import type { Deps } from "../deps.ts";

/** Matches looked at: each costs two rows. Beyond it the counts are of the newest ones. */
const COUNTED_MATCHES = 300;

/** How many of a search's matches have each filter value, by search token, and whether all matches were counted. */
export async function countFacets(
  deps: Deps,
  viewer: Viewer | null,
  filters: SearchFilters,
): Promise<{ counts: FacetCounts; complete: boolean }> {
  const own = viewer ? filters : { ...filters, mine: null };
  const options = { userNum: viewer?.num ?? null, limit: COUNTED_MATCHES + 1 };
  const [rows] = await deps.read(matchingFacets(deps.db, own, options));
  const counts: FacetCounts = {};
  for (const row of rows.slice(0, COUNTED_MATCHES)) {
    for (const token of facetTokens(facetsOfRow(row))) counts[token] = (counts[token] ?? 0) + 1;
  }
  return { counts, complete: rows.length <= COUNTED_MATCHES };
}
