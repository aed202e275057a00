import type { Viewer } from "#app/access/viewer.ts";
import { type DeletedSearch, type SavedSearch, savedSearch } from "#app/domain/questions/saved-search.ts";
import { AppError } from "#app/errors/app-error.ts";
import { forgetSearch, savedSearchesOf } from "#app/queries/questions/saved-searches.server.ts";
import type { Deps } from "../deps.ts";

/** Returns the deleted search, to restore it, and the rest. Throws saved-search-not-found. */
export async function deleteSavedSearch(
  deps: Deps,
  viewer: Viewer,
  id: string,
): Promise<{ deleted: DeletedSearch; searches: SavedSearch[] }> {
  const [[gone], rows] = await deps.write(
    forgetSearch(deps.db, viewer.num, id),
    savedSearchesOf(deps.db, viewer.num),
  );
  if (!gone) throw new AppError("saved-search-not-found");
  const { name, address, savedAt } = gone;
  return {
    deleted: { name, address, savedAt },
    searches: rows.map((row) => savedSearch(row, deps.catalogue.current())),
  };
}
