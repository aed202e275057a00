import { requireGuardian } from "#app/access/guardian.ts";
import type { Viewer } from "#app/access/viewer.ts";
import { AppError } from "#app/errors/app-error.ts";
import { countAttempt } from "#app/queries/rate-limits.server.ts";
import { writerOf } from "../comments/comment-view.server.ts";
import type { Deps } from "../deps.ts";
import { storeDraftPicture } from "../questions/store-draft-picture.server.ts";

const LIMIT = { limit: 20, seconds: 3600 };

/** Returns the path for the Markdown of a post. Throws email-unconfirmed, too-many-comment-acts, figure-too-large, figure-not-accepted. */
export async function storeForumPicture(
  deps: Deps,
  viewer: Viewer,
  code: string,
  file: File,
): Promise<string> {
  requireGuardian(viewer, "thread");
  const { id } = writerOf(viewer, deps.now());
  const [[attempt]] = await deps.write(
    countAttempt(deps.db, { key: `forum-picture:${id}`, ...LIMIT }, deps.now()),
  );
  if (attempt?.refused) throw new AppError("too-many-comment-acts");
  return storeDraftPicture(deps, `forum/${code}`, file);
}
