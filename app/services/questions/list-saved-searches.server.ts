import type { Viewer } from "#app/access/viewer.ts";
import { proposedName, type SavedSearch, savedSearch } from "#app/domain/questions/saved-search.ts";
import { searchAt } from "#app/domain/questions/search/read-address.ts";
import { searchAddress } from "#app/domain/questions/search/search-address.ts";
import { savedSearchesOf } from "#app/queries/questions/saved-searches.server.ts";
import type { Deps } from "../deps.ts";

/** The canonical address, and the proposed name. */
export type ProposedSearch = { address: string; name: string };

/** A person's saved searches, newest first, and the proposal for an address. One round trip. */
export async function listSavedSearches(
  deps: Deps,
  viewer: Viewer,
  search: string | null,
): Promise<{ searches: SavedSearch[]; proposed: ProposedSearch | null }> {
  const filters = search === null ? null : searchAt(search, deps.catalogue.current());
  const [rows] = await deps.read(savedSearchesOf(deps.db, viewer.num));
  const catalogue = deps.catalogue.current();
  const proposed = filters && { address: searchAddress(filters), name: proposedName(filters, catalogue) };
  return { searches: rows.map((row) => savedSearch(row, catalogue)), proposed };
}
