import { redirectFor } from "#app/access/require-access.server.ts";
import type { Viewer } from "#app/access/viewer.ts";
import type { EditorExtra } from "#app/components/questions/editor/editor-state.ts";
import type { SentForm } from "#app/domain/forms/sent-form.ts";
import { missingPictures } from "#app/domain/questions/draft/draft-pictures.ts";
import type { Difference } from "#app/domain/questions/editing/draft-differences.ts";
import { trackPaths } from "#app/paths/tracks.ts";
import type { Deps } from "#app/services/deps.ts";
import { readPictures } from "#app/services/questions/read-pictures.server.ts";
import { openTrackQuestion } from "#app/services/tracks/open-track-question.server.ts";
import { saveTrackQuestion } from "#app/services/tracks/save-track-question.server.ts";
import { handleDraft, missingOutcome } from "../../handle-draft.server.ts";

/** A concurrent change. */
export type TrackQuestionExtra = EditorExtra & { differences: Difference[] };

const CHANGED =
  "Outra pessoa mudou esta questão enquanto você editava. O que você escreveu continua aqui: confira a diferença e salve de novo para ficar com ele.";

/** Saves, previews, or uploads pictures. `inCheck`: where a new question goes. */
export async function handleTrackQuestion(
  { deps, viewer }: { deps: Deps; viewer: Viewer },
  { id, inCheck }: { id: string; inCheck: boolean },
  form: SentForm,
) {
  const { draft: before, place } = await openTrackQuestion(deps, id);
  const scope = { before, place: "owner", folder: "trilhas" } as const;
  return handleDraft<TrackQuestionExtra>(deps, form, scope, async (draft) => {
    const missing = missingPictures(draft, await readPictures(deps, [draft]));
    if (missing.length > 0) return missingOutcome(missing);
    const saved = await saveTrackQuestion(deps, viewer, { id, draft, base: form.text("base", 70), inCheck });
    if (saved.state === "saved") return redirectFor(trackPaths.edit(place.track, place.subtopic, "questao"));
    const { base, differences } = saved;
    return { values: { base: [base] }, differences, message: CHANGED, status: 409 };
  });
}
