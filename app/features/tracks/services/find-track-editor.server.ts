import type { QuestionDraft } from "#app/features/bank/domain/draft.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { isAppError } from "#app/platform/errors/app-error.ts";
import { placeOfProvenance, trackQuestionId } from "../domain/question-in-track.ts";
import { trackPaths } from "../paths.ts";
import { loadTrackQuestion } from "./load-track-question.server.ts";

/**
 * The address of the editor of a question in a track's text; null for any other. One round trip for those of tracks.
 */
export async function findTrackEditor(
  deps: Deps,
  provenance: QuestionDraft["provenance"],
): Promise<string | null> {
  const place = placeOfProvenance(provenance);
  if (!place) return null;
  const id = trackQuestionId(place);
  try {
    await loadTrackQuestion(deps, id);
    return trackPaths.editQuestion(id);
  } catch (error) {
    if (isAppError(error) && error.code === "question-not-found") return null;
    if (isAppError(error) && error.code === "track-unreadable") return trackPaths.editQuestion(id);
    throw error;
  }
}
