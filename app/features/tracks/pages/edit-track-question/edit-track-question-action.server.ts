import type { EditorExtra } from "#app/features/bank/components/editor/editor-state.ts";
import { missingPictures } from "#app/features/bank/domain/draft/draft-pictures.ts";
import { handleDraft, missingOutcome } from "#app/features/bank/pages/handle-draft.server.ts";
import { readPictures } from "#app/features/bank/services/storing/read-pictures.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { redirectFor } from "#app/platform/context/require-access.server.ts";
import type { Difference } from "#app/platform/drafts/domain/difference.ts";
import type { SentForm } from "#app/platform/forms/domain/sent-form.ts";
import { trackPaths } from "../../paths.ts";
import { loadTrackQuestion } from "../../services/load-track-question.server.ts";
import { saveTrackQuestion } from "../../services/save-track-question.server.ts";

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
  const { draft: before, place } = await loadTrackQuestion(deps, id);
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
