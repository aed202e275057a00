import type { Viewer } from "#app/access/viewer.ts";
import { markAllSeen } from "#app/queries/notifications/notifications.server.ts";
import type { Deps } from "../deps.ts";
import { readerOf } from "./list-notifications.server.ts";

/** Marks all as seen (spec 000 §4). Idempotent. */
export async function markSeen(deps: Deps, viewer: Viewer): Promise<void> {
  await deps.write(markAllSeen(deps.db, readerOf(viewer), deps.now()));
}
