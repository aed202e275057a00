import { type Actor, auditEntry } from "#app/platform/audit/services/actor.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { removeTrackDraft } from "../queries/writing.server.ts";

/** Deletes the draft of a track that was never published, as the form showed it. Throws track-changed, no-permission. */
export async function deleteTrackDraft(
  deps: Deps,
  actor: Actor,
  { code, revision }: { code: string; revision: number },
): Promise<void> {
  const entry = auditEntry(deps, actor, "track.delete");
  const { removed } = await deps.write(removeTrackDraft(deps.db, { track: code, revision }, entry));
  if (removed.length === 0) throw new AppError("track-changed");
}
