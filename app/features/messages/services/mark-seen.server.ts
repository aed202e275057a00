import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { markAllSeen } from "../queries/notifications.server.ts";
import { readerOf } from "./list-notifications.server.ts";

/** Marks all as seen (R-MSG-3). Idempotent. */
export async function markSeen(deps: Deps, viewer: Viewer): Promise<void> {
  await deps.write(markAllSeen(deps.db, readerOf(viewer), deps.now()));
}
