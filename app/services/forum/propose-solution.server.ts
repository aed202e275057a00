import type { Viewer } from "#app/access/viewer.ts";
import { proposeAccepted } from "#app/queries/forum/proposals.server.ts";
import { writerOf } from "../comments/comment-view.server.ts";
import type { Deps } from "../deps.ts";

/** The doubt's author or the team proposes the accepted answer as the question's solution. Idempotent. One round trip. */
export async function proposeSolution(deps: Deps, viewer: Viewer, num: number): Promise<void> {
  const reader = writerOf(viewer, deps.now());
  await deps.write(proposeAccepted(deps.db, reader, num, deps.now()));
}
