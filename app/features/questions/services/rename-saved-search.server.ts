import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { readSearchName, type SavedSearch, savedSearch } from "../domain/saved-search.ts";
import { nameSearch, savedSearchesOf } from "../queries/saved-searches.server.ts";

/** Returns all saved searches. Throws saved-search-name, saved-search-not-found. */
export async function renameSavedSearch(
  deps: Deps,
  viewer: Viewer,
  asked: { id: string; name: string },
): Promise<SavedSearch[]> {
  const name = readSearchName(asked.name);
  if (name === null) throw new AppError("saved-search-name");
  const {
    named: [named],
    rows,
  } = await deps.write({
    named: nameSearch(deps.db, viewer.num, { id: asked.id, name }),
    rows: savedSearchesOf(deps.db, viewer.num),
  });
  if (!named) throw new AppError("saved-search-not-found");
  return rows.map((row) => savedSearch(row, deps.catalogue.current()));
}
