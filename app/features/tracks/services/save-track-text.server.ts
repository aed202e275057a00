import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import type { SavedText } from "#app/platform/drafts/domain/written-text.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { LONGEST_TRACK_TEXT } from "../domain/draft-text.ts";
import { saveTrackDraft, trackDraft } from "../queries/writing.server.ts";

export type WrittenText = { track: string; text: string; revision: number };

function titleOf(text: string): string {
  const [, title = ""] = /^ {0,3}#[ \t]+trilha[ \t]*:?[ \t]*(.*)$/imu.exec(text) ?? [];
  return title.trim().slice(0, 120) || "Sem nome";
}

/** Saves a draft over `revision`; returns the next. A repeat of a save whose reply was lost is no conflict. Throws track-too-long, track-not-found. */
export async function saveTrackText(
  deps: Deps,
  viewer: Viewer,
  { track, text, revision }: WrittenText,
): Promise<SavedText> {
  if (text.length > LONGEST_TRACK_TEXT) throw new AppError("track-too-long");
  const row = { track, title: titleOf(text), text, revision: Math.max(1, revision) };
  const {
    saved: [saved],
    stands: [stands],
  } = await deps.write({
    saved: saveTrackDraft(deps.db, { ...row, at: deps.now(), by: viewer.id }),
    stands: trackDraft(deps.db, track),
  });
  if (saved) return { state: "saved", revision: saved.revision };
  if (!stands) throw new AppError("track-not-found");
  const { revision: newer } = stands;
  return stands.text === text
    ? { state: "saved", revision: newer }
    : { state: "changed", text: stands.text, revision: newer };
}
