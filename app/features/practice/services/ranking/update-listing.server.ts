import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { setListed } from "../../queries/ranking/places.server.ts";

/** Leaves the ranking or comes back. Names are gone from lists at once, places with the next fold. */
export async function updateListing(deps: Deps, viewer: Viewer, isListed: boolean): Promise<void> {
  await deps.write(setListed(deps.db, viewer.num, isListed));
}
