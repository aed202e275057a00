import { progressReport } from "#app/features/tracks/domain/progress-report.server.ts";
import { saveTrackProgress as save } from "#app/features/tracks/services/save-track-progress.server.ts";
import { callable } from "./callable.ts";

/** A callable, because the shell may send it from any open page. */
export const saveTrackProgress = callable("signed-in", progressReport, async ({ deps, viewer }, change) => [
  true,
  await save(deps, viewer, change),
]);
