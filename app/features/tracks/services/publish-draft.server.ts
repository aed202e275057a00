import { freshCatalogue } from "#app/features/bank/services/catalogue/fresh-catalogue.server.ts";
import type { Actor } from "#app/platform/audit/services/actor.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { parseDraft } from "../domain/draft-text.ts";
import { trackDraft } from "../queries/writing.server.ts";
import { publishTrack, type TrackPublication } from "./publish-track.server.ts";

/** Publishes the draft as the form showed it. Throws track-changed where it was saved since, track-not-found, no-permission. */
export async function publishDraft(
  deps: Deps,
  actor: Actor,
  { code, revision }: { code: string; revision: number },
): Promise<TrackPublication> {
  const [draft] = await deps.read(trackDraft(deps.db, code));
  if (!draft) throw new AppError("track-not-found");
  if (draft.revision !== revision) throw new AppError("track-changed");
  const { track, problems } = parseDraft(draft.text, code, await freshCatalogue(deps));
  if (track && track.code !== code) return { published: false, problems };
  return publishTrack(deps, actor, draft.text);
}
