import { levelThresholds } from "#app/features/accounts/domain/progress/level.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { recordCelebrated } from "../queries/home.server.ts";

/** Records that a person has seen their new level, so that no device celebrates it again. */
export async function markCelebrated(deps: Deps, viewer: Viewer): Promise<void> {
  await deps.write(recordCelebrated(deps.db, viewer.num, levelThresholds));
}
