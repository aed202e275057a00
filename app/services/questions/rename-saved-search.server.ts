import type { Viewer } from "#app/access/viewer.ts";
import { readSearchName, type SavedSearch, savedSearch } from "#app/domain/questions/saved-search.ts";
import { AppError } from "#app/errors/app-error.ts";
import { nameSearch, savedSearchesOf } from "#app/queries/questions/saved-searches.server.ts";
import type { Deps } from "../deps.ts";

/** Returns all saved searches. Throws saved-search-name, saved-search-not-found. */
export async function renameSavedSearch(
  deps: Deps,
  viewer: Viewer,
  asked: { id: string; name: string },
): Promise<SavedSearch[]> {
  const name = readSearchName(asked.name);
  if (name === null) throw new AppError("saved-search-name");
  const [[named], rows] = await deps.write(
    nameSearch(deps.db, viewer.num, { id: asked.id, name }),
    savedSearchesOf(deps.db, viewer.num),
  );
  if (!named) throw new AppError("saved-search-not-found");
  return rows.map((row) => savedSearch(row, deps.catalogue.current()));
}
