import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { type DeletedSearch, type SavedSearch, savedSearch } from "../domain/saved-search.ts";
import { removeSavedSearch, savedSearchesOf } from "../queries/saved-searches.server.ts";

/** Returns the deleted search, to restore it, and the rest. Throws saved-search-not-found. */
export async function deleteSavedSearch(
  deps: Deps,
  viewer: Viewer,
  id: string,
): Promise<{ deleted: DeletedSearch; searches: SavedSearch[] }> {
  const {
    gone: [gone],
    rows,
  } = await deps.write({
    gone: removeSavedSearch(deps.db, viewer.num, id),
    rows: savedSearchesOf(deps.db, viewer.num),
  });
  if (!gone) throw new AppError("saved-search-not-found");
  const { name, address, savedAt } = gone;
  return {
    deleted: { name, address, savedAt },
    searches: rows.map((row) => savedSearch(row, deps.catalogue.current())),
  };
}
