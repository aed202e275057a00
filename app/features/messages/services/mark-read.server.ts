import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { setRead as markReadOf } from "../queries/notifications.server.ts";
import { readerOf } from "./list-notifications.server.ts";

/** Marks one as read (R-MSG-3). Throws notification-not-found, also for another's. */
export async function markRead(deps: Deps, viewer: Viewer, id: string): Promise<void> {
  const marked = await deps.write(markReadOf(deps.db, readerOf(viewer), id, deps.now()));
  if (marked.length === 0) throw new AppError("notification-not-found");
}
