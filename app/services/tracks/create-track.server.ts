import type { Viewer } from "#app/access/viewer.ts";
import { newTrackText } from "#app/domain/tracks/draft-text.ts";
import { AppError } from "#app/errors/app-error.ts";
import { saveTrackDraft } from "#app/queries/tracks/writing.server.ts";
import type { Deps } from "../deps.ts";

/** Begins a track that only its authors see. Throws track-code-taken. */
export async function createTrack(
  deps: Deps,
  viewer: Viewer,
  head: Parameters<typeof newTrackText>[0],
): Promise<void> {
  const row = { track: head.code, title: head.title, text: newTrackText(head), revision: 0 };
  const [saved] = await deps.write(saveTrackDraft(deps.db, { ...row, at: deps.now(), by: viewer.id }));
  if (saved.length === 0) throw new AppError("track-code-taken");
}
