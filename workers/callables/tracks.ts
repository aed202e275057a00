import { readProgressChange } from "#app/features/tracks/domain/progress-change.ts";
import { saveTrackProgress as save } from "#app/features/tracks/services/save-track-progress.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { callable } from "./callable.ts";

/** A callable, because the shell may send it from any open page. */
export const saveTrackProgress = callable("signed-in", async ({ deps, viewer }, data) => {
  const change = readProgressChange(data);
  if (!change) throw new AppError("invalid-body");
  return [true, await save(deps, viewer, change)];
});
