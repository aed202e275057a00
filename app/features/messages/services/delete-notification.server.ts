import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { DAY } from "#app/platform/time/units.ts";
import { audienceKey } from "../domain/audience.ts";
import { markDeleted, purgeDeleted, unmarkDeleted } from "../queries/notifications.server.ts";
import { readerOf } from "./list-notifications.server.ts";

/** Seconds in which a deletion can be undone; later ones purge it. */
const UNDO_SECONDS = DAY;

/** Deletes a notification and its read mark (R-MSG-3). Throws notification-not-found, also for another's. */
export async function deleteNotification(deps: Deps, viewer: Viewer, id: string): Promise<void> {
  const now = deps.now();
  const own = audienceKey({ kind: "person", userId: viewer.id });
  const { deleted } = await deps.write({
    deleted: markDeleted(deps.db, readerOf(viewer), id, now),
    dropDeleted: purgeDeleted(deps.db, viewer.id, own, now - UNDO_SECONDS),
  });
  if (deleted.length === 0) throw new AppError("notification-not-found");
}

/** Restores a deleted one. Throws notification-not-found. */
export async function restoreNotification(deps: Deps, viewer: Viewer, id: string): Promise<void> {
  const restored = await deps.write(unmarkDeleted(deps.db, viewer.id, id));
  if (restored.length === 0) throw new AppError("notification-not-found");
}
