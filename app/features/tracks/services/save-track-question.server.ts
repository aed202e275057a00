import type { QuestionDraft } from "#app/features/bank/domain/draft.ts";
import { draftDifferences } from "#app/features/bank/domain/editing/draft-differences.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import type { Difference } from "#app/platform/drafts/domain/difference.ts";
import { withQuestion } from "../domain/question-in-track.ts";
import { editTrack } from "./edit-track.server.ts";
import { loadTrackQuestion } from "./load-track-question.server.ts";

type Save = { id: string; draft: QuestionDraft; base: string; inCheck: boolean };

/** Puts a question into the draft of its track. "changed": somebody changed it since `base`. Throws as loadTrackQuestion, and track-changed. */
export async function saveTrackQuestion(
  deps: Deps,
  viewer: Viewer,
  { id, draft, base, inCheck }: Save,
): Promise<{ state: "saved" } | { state: "changed"; base: string; differences: Difference[] }> {
  const opened = await loadTrackQuestion(deps, id);
  if (opened.base !== base)
    return { state: "changed", base: opened.base, differences: draftDifferences(opened.draft, draft) };
  const { place, revision } = opened;
  await editTrack(deps, viewer, { code: place.track, revision }, (track) =>
    withQuestion(track, place, { draft, inCheck }),
  );
  return { state: "saved" };
}
