import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { HOUR } from "#app/platform/time/units.ts";
import { requestNumber } from "../domain/request-state.ts";
import { deleteRequest, purgeDeletedRequests, restoreRequest } from "../queries/history.server.ts";

/** Seconds in which a deletion can be undone; then the row is gone. */
const UNDO_SECONDS = HOUR;

/** Idempotent; another person's request is unchanged. */
export async function updateHistory(
  deps: Deps,
  viewer: Viewer,
  { id, restore }: { id: string; restore: boolean },
): Promise<void> {
  const num = requestNumber(id);
  if (num === null) return;
  const { db } = deps;
  await deps.write(
    restore ? restoreRequest(db, viewer.num, num) : deleteRequest(db, viewer.num, num, deps.now()),
  );
}

/** The clock's work. */
export async function purgeHistory(deps: Deps): Promise<void> {
  await deps.write(purgeDeletedRequests(deps.db, deps.now() - UNDO_SECONDS));
}
