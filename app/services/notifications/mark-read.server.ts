import type { Viewer } from "#app/access/viewer.ts";
import { AppError } from "#app/errors/app-error.ts";
import { setRead as markReadOf } from "#app/queries/notifications/notifications.server.ts";
import type { Deps } from "../deps.ts";
import { readerOf } from "./list-notifications.server.ts";

/** Marks one as read (spec 000 §4). Throws notification-not-found, also for another's. */
export async function markRead(deps: Deps, viewer: Viewer, id: string): Promise<void> {
  const [marked] = await deps.write(markReadOf(deps.db, readerOf(viewer), id, deps.now()));
  if (marked.length === 0) throw new AppError("notification-not-found");
}
