import type { QuestionDraft } from "#app/features/bank/domain/draft.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { parseDraft } from "../domain/draft-text.ts";
import { questionDraftAt, readTrackQuestionId } from "../domain/question-in-track.ts";
import { subtopicWithCode } from "../domain/update-track.ts";
import { trackDraft } from "../queries/writing.server.ts";

/** The version a question is edited over: equal while unchanged. */
async function digestOf(draft: QuestionDraft): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(draft));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash.slice(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A written question of a draft, by the id of its editor. One round trip. Throws question-not-found, track-unreadable. */
export async function loadTrackQuestion(deps: Deps, id: string) {
  const place = readTrackQuestionId(id);
  if (!place) throw new AppError("question-not-found");
  const [row] = await deps.read(trackDraft(deps.db, place.track));
  if (!row) throw new AppError("question-not-found");
  const { track, problems } = parseDraft(row.text, place.track, deps.catalogue.current());
  const draft = track && questionDraftAt(track, place);
  if (!draft) throw new AppError("question-not-found");
  if (problems.length > 0) throw new AppError("track-unreadable");
  return {
    ...{ place, draft, revision: row.revision, base: await digestOf(draft) },
    trackTitle: row.title,
    subtopicTitle: subtopicWithCode(track, place.subtopic)?.title ?? "",
  };
}
