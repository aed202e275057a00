import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { LIST_RESTORABLE } from "../domain/list.ts";
import { ownListState, purgeLists, setListDeleted } from "../queries/writing.server.ts";
import { deleteCovers } from "./list-covers.server.ts";

const PURGED_AT_ONCE = 100;

/** Deletes one's own list; it can be restored for 30 days. Throws list-not-found, also for another's. */
export async function deleteList(deps: Deps, viewer: Viewer, id: string): Promise<{ name: string }> {
  const [gone] = await deps.write(setListDeleted(deps.db, { id, owner: viewer.num }, deps.now()));
  if (!gone) throw new AppError("list-not-found");
  return { name: gone.name };
}

/** Idempotent. Throws list-not-found. */
export async function restoreList(deps: Deps, viewer: Viewer, id: string): Promise<{ name: string }> {
  const list = { id, owner: viewer.num };
  const {
    state: [state],
  } = await deps.write({
    listDeleted: setListDeleted(deps.db, list, null),
    state: ownListState(deps.db, list, 0),
  });
  if (!state) throw new AppError("list-not-found");
  return { name: state.name };
}

/** A step of the clock: lists deleted 30 days ago go for good. */
export async function purgeDeletedLists(deps: Deps): Promise<void> {
  const gone = await deps.write(purgeLists(deps.db, deps.now() - LIST_RESTORABLE, PURGED_AT_ONCE));
  for (const { id, owner } of gone) deleteCovers(deps, { owner, id });
}
