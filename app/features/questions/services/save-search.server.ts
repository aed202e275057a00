import { searchAt } from "#app/features/bank/domain/search/read-address.ts";
import { searchAddress } from "#app/features/bank/domain/search/search-address.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { readSearchName, type SavedSearch, savedSearch } from "../domain/saved-search.ts";
import { insertSearch, savedSearchesOf } from "../queries/saved-searches.server.ts";

/**
 * Stores the canonical address, idempotently; `savedAt` restores a deleted one. Throws search-not-found,
 * saved-search-name, saved-search-exists, too-many-saved-searches.
 */
export async function saveSearch(
  deps: Deps,
  viewer: Viewer,
  asked: { search: string; name: string; savedAt: number | null },
): Promise<SavedSearch[]> {
  const filters = searchAt(asked.search, deps.catalogue.current());
  if (!filters) throw new AppError("search-not-found");
  const name = readSearchName(asked.name);
  if (name === null) throw new AppError("saved-search-name");
  const [address, now] = [searchAddress(filters), deps.now()];
  const savedAt = asked.savedAt !== null && asked.savedAt > 0 ? Math.min(asked.savedAt, now) : now;
  const { kept, rows } = await deps.write({
    kept: insertSearch(deps.db, viewer.num, { id: deps.newId(), name, address, savedAt }),
    rows: savedSearchesOf(deps.db, viewer.num),
  });
  const there = rows.find((row) => row.address === address);
  if (!there) throw new AppError("too-many-saved-searches");
  if (kept.length === 0 && there.name !== name) throw new AppError("saved-search-exists");
  return rows.map((row) => savedSearch(row, deps.catalogue.current()));
}
