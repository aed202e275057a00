import { readProgressChange } from "#app/domain/tracks/progress-change.ts";
import { AppError } from "#app/errors/app-error.ts";
import { saveTrackProgress as save } from "#app/services/tracks/save-track-progress.server.ts";
import { callable } from "./callable.ts";

/** A callable, because the shell may send it from any open page. */
export const saveTrackProgress = callable("signed-in", async ({ deps, viewer }, data) => {
  const change = readProgressChange(data);
  if (!change) throw new AppError("invalid-body");
  return [true, await save(deps, viewer, change)];
});
