import { searchAt } from "#app/features/bank/domain/search/read-address.ts";
import { searchAddress } from "#app/features/bank/domain/search/search-address.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { proposedName, type SavedSearch, savedSearch } from "../domain/saved-search.ts";
import { savedSearchesOf } from "../queries/saved-searches.server.ts";

/** The canonical address, and the proposed name. */
export type ProposedSearch = { address: string; name: string };

/** A person's saved searches, newest first, and the proposal for an address. One round trip. */
export async function listSavedSearches(
  deps: Deps,
  viewer: Viewer,
  search: string | null,
): Promise<{ searches: SavedSearch[]; proposed: ProposedSearch | null }> {
  const filters = search === null ? null : searchAt(search, deps.catalogue.current());
  const rows = await deps.read(savedSearchesOf(deps.db, viewer.num));
  const catalogue = deps.catalogue.current();
  const proposed = filters && { address: searchAddress(filters), name: proposedName(filters, catalogue) };
  return { searches: rows.map((row) => savedSearch(row, catalogue)), proposed };
}
