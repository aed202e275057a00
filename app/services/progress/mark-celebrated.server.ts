import type { Viewer } from "#app/access/viewer.ts";
import { levelThresholds } from "#app/domain/progress/level.ts";
import { noteCelebrated } from "#app/queries/progress/home.server.ts";
import type { Deps } from "../deps.ts";

/** A person has seen that they reached their level: no device says so again. */
export async function markCelebrated(deps: Deps, viewer: Viewer): Promise<void> {
  await deps.write(noteCelebrated(deps.db, viewer.num, levelThresholds));
}
