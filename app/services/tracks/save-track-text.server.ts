import type { Viewer } from "#app/access/viewer.ts";
import type { SavedText } from "#app/domain/texts/written-text.ts";
import { LONGEST_TRACK_TEXT } from "#app/domain/tracks/draft-text.ts";
import { AppError } from "#app/errors/app-error.ts";
import { saveTrackDraft, trackDraft } from "#app/queries/tracks/writing.server.ts";
import type { Deps } from "../deps.ts";

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
  const [[saved], [stands]] = await deps.write(
    saveTrackDraft(deps.db, { ...row, at: deps.now(), by: viewer.id }),
    trackDraft(deps.db, track),
  );
  if (saved) return { state: "saved", revision: saved.revision };
  if (!stands) throw new AppError("track-not-found");
  const { revision: newer } = stands;
  return stands.text === text
    ? { state: "saved", revision: newer }
    : { state: "changed", text: stands.text, revision: newer };
}
