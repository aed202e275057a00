import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { trackDraft, writtenTracks } from "../queries/writing.server.ts";

const MOST_TRACKS = 200;

/** All tracks that are written, and the text of one. One round trip. Throws track-not-found. */
export async function listWrittenTracks(deps: Deps, code: string | null) {
  const {
    tracks,
    open: [open],
  } = await deps.read({
    tracks: writtenTracks(deps.db, MOST_TRACKS),
    open: trackDraft(deps.db, code ?? ""),
  });
  if (code && !open) throw new AppError("track-not-found");
  return { tracks, open: open ?? null };
}
export type ListedTrack = Awaited<ReturnType<typeof listWrittenTracks>>["tracks"][number];
