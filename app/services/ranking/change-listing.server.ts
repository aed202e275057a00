import type { Viewer } from "#app/access/viewer.ts";
import { setListed } from "#app/queries/ranking/places.server.ts";
import type { Deps } from "../deps.ts";

/** Leaves the ranking or comes back. Names are gone from lists at once, places with the next fold. */
export async function changeListing(deps: Deps, viewer: Viewer, isListed: boolean): Promise<void> {
  await deps.write(...setListed(deps.db, viewer.num, isListed));
}
