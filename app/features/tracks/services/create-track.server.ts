import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { newTrackText } from "../domain/draft-text.ts";
import { saveTrackDraft } from "../queries/writing.server.ts";

/** Creates a track that only its authors see. Throws track-code-taken. */
export async function createTrack(
  deps: Deps,
  viewer: Viewer,
  head: Parameters<typeof newTrackText>[0],
): Promise<void> {
  const row = { track: head.code, title: head.title, text: newTrackText(head), revision: 0 };
  const saved = await deps.write(saveTrackDraft(deps.db, { ...row, at: deps.now(), by: viewer.id }));
  if (saved.length === 0) throw new AppError("track-code-taken");
}
