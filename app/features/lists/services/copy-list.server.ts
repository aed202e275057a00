import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { countAttempt } from "#app/platform/db/rate-limits.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { MOST_NEW_LISTS } from "../domain/list.ts";
import { copyItems, copyList } from "../queries/writing.server.ts";
import { newListsKey } from "./create-list.server.ts";

/** A private copy of a list that its reader may open. Returns its id. Throws list-not-found, too-many-new-lists. */
export async function duplicateList(deps: Deps, viewer: Viewer, id: string): Promise<string> {
  const { db } = deps;
  const key = newListsKey(viewer);
  const copy = { id: deps.newId(), owner: viewer.num };
  const at = deps.now();
  const {
    attempt: [attempt],
    made: [made],
  } = await deps.write({
    attempt: countAttempt(db, { key, ...MOST_NEW_LISTS }, at),
    made: copyList(db, id, { ...copy, at }, key),
    copyItems: copyItems(db, id, copy),
  });
  if (!made) throw new AppError(attempt?.refused ? "too-many-new-lists" : "list-not-found");
  return copy.id;
}
