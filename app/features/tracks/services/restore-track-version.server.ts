import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { trackTextAt } from "../queries/writing.server.ts";
import { saveTrackText } from "./save-track-text.server.ts";

/**
 * Restores an earlier version as the draft; students see it once it is published. Throws track-not-found,
 * track-changed.
 */
export async function restoreTrackVersion(
  deps: Deps,
  viewer: Viewer,
  { code, revision, version }: { code: string; revision: number; version: number },
): Promise<void> {
  const [stored] = await deps.read(trackTextAt(deps.db, code, version));
  if (!stored) throw new AppError("track-not-found");
  const saved = await saveTrackText(deps, viewer, { track: code, text: stored.text, revision });
  if (saved.state === "changed") throw new AppError("track-changed");
}
