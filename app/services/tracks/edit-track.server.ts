import type { Viewer } from "#app/access/viewer.ts";
import { parseDraft } from "#app/domain/tracks/draft-text.ts";
import { printTrack } from "#app/domain/tracks/print-track.ts";
import type { WrittenTrack } from "#app/domain/tracks/written-track.ts";
import { AppError } from "#app/errors/app-error.ts";
import { trackDraft } from "#app/queries/tracks/writing.server.ts";
import { freshCatalogue } from "../catalogue/fresh-catalogue.server.ts";
import type { Deps } from "../deps.ts";
import { saveTrackText } from "./save-track-text.server.ts";

/**
 * Changes the draft that a form showed (`revision`) and regenerates its text. Throws track-changed
 * where it was saved since or `change` finds no place, track-unreadable, track-not-found.
 */
export async function editTrack(
  deps: Deps,
  viewer: Viewer,
  { code, revision }: { code: string; revision: number },
  change: (track: WrittenTrack) => WrittenTrack | null,
): Promise<void> {
  const [[draft]] = await deps.read(trackDraft(deps.db, code));
  if (!draft) throw new AppError("track-not-found");
  if (draft.revision !== revision) throw new AppError("track-changed");
  const { track, problems } = parseDraft(draft.text, code, await freshCatalogue(deps));
  if (!track || problems.length > 0) throw new AppError("track-unreadable");
  const changed = change(track);
  if (!changed) throw new AppError("track-changed");
  const saved = await saveTrackText(deps, viewer, { track: code, text: printTrack(changed), revision });
  if (saved.state === "changed") throw new AppError("track-changed");
}
