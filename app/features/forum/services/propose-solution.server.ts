import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { proposeAccepted } from "../queries/proposals.server.ts";
import { writerOf } from "./comment-view.server.ts";

/** The doubt's author or the team proposes the accepted answer as the question's solution. Idempotent. One round trip. */
export async function proposeSolution(deps: Deps, viewer: Viewer, num: number): Promise<void> {
  const reader = writerOf(viewer, deps.now());
  await deps.write(proposeAccepted(deps.db, reader, num, deps.now()));
}
