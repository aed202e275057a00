import { freshCatalogue } from "#app/features/bank/services/catalogue/fresh-catalogue.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { parseDraft } from "../domain/draft-text.ts";
import { printTrack } from "../domain/print-track.ts";
import type { WrittenTrack } from "../domain/written-track.ts";
import { trackDraft } from "../queries/writing.server.ts";
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
  const [draft] = await deps.read(trackDraft(deps.db, code));
  if (!draft) throw new AppError("track-not-found");
  if (draft.revision !== revision) throw new AppError("track-changed");
  const { track, problems } = parseDraft(draft.text, code, await freshCatalogue(deps));
  if (!track || problems.length > 0) throw new AppError("track-unreadable");
  const changed = change(track);
  if (!changed) throw new AppError("track-changed");
  const saved = await saveTrackText(deps, viewer, { track: code, text: printTrack(changed), revision });
  if (saved.state === "changed") throw new AppError("track-changed");
}
