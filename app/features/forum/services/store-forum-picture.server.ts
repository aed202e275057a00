import { storeDraftPicture } from "#app/features/bank/services/editing/store-draft-picture.server.ts";
import { requireGuardian } from "#app/platform/access/guardian.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { countAttempt } from "#app/platform/db/rate-limits.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { HOUR } from "#app/platform/time/units.ts";
import { writerOf } from "./comment-view.server.ts";

const LIMIT = { limit: 20, seconds: HOUR };

/** Returns the path for the Markdown of a post. Throws email-unconfirmed, too-many-comment-acts, figure-too-large, figure-not-accepted. */
export async function storeForumPicture(
  deps: Deps,
  viewer: Viewer,
  code: string,
  file: File,
): Promise<string> {
  requireGuardian(viewer, "thread");
  const { id } = writerOf(viewer, deps.now());
  const [attempt] = await deps.write(
    countAttempt(deps.db, { key: `forum-picture:${id}`, ...LIMIT }, deps.now()),
  );
  if (attempt?.refused) throw new AppError("too-many-comment-acts");
  return storeDraftPicture(deps, `forum/${code}`, file);
}
