import { AppError } from "#app/errors/app-error.ts";
import { removeTrackDraft } from "#app/queries/tracks/writing.server.ts";
import { type Actor, auditEntry } from "../admin/actor.server.ts";
import type { Deps } from "../deps.ts";

/** Deletes the draft of a track that was never published, as the form showed it. Throws track-changed, no-permission. */
export async function deleteTrackDraft(
  deps: Deps,
  actor: Actor,
  { code, revision }: { code: string; revision: number },
): Promise<void> {
  const entry = auditEntry(deps, actor, "track.delete");
  const [, removed] = await deps.write(...removeTrackDraft(deps.db, { track: code, revision }, entry));
  if (removed.length === 0) throw new AppError("track-changed");
}
