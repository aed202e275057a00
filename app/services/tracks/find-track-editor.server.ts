import type { QuestionDraft } from "#app/domain/questions/draft.ts";
import { placeOfProvenance, trackQuestionId } from "#app/domain/tracks/question-in-track.ts";
import { isAppError } from "#app/errors/app-error.ts";
import type { Deps } from "../deps.ts";
import { openTrackQuestion } from "./open-track-question.server.ts";

/** The id of the editor of a question that a track's text holds; null for any other. One round trip for those of tracks. */
export async function findTrackEditor(
  deps: Deps,
  provenance: QuestionDraft["provenance"],
): Promise<string | null> {
  const place = placeOfProvenance(provenance);
  if (!place) return null;
  const id = trackQuestionId(place);
  try {
    await openTrackQuestion(deps, id);
    return id;
  } catch (error) {
    if (isAppError(error) && error.code === "question-not-found") return null;
    if (isAppError(error) && error.code === "track-unreadable") return id;
    throw error;
  }
}
