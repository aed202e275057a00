import type { HintAbout, TutorEssay } from "#app/features/assistant/domain/tutor-essay.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { emptyOutline } from "../domain/essay-draft.ts";
import { ownEssay } from "../queries/own-essays.server.ts";

/**
 * An own draft as it was saved last; one for a school's task is an assessment and gets no help. One round trip. Throws
 * essay-not-found, essay-no-hints (decision 060).
 */
export async function essayForHint(
  deps: Deps,
  userNum: number,
  { essay, hint }: HintAbout,
): Promise<TutorEssay & { revision: number }> {
  const [draft] = await deps.read(ownEssay(deps.db, essay, userNum));
  if (!draft) throw new AppError("essay-not-found");
  if (draft.state !== "draft" || draft.school !== null) throw new AppError("essay-no-hints");
  const { title, axis, command, texts, outline, text, exam, revision } = draft;
  const proposes = exam === "enem";
  return { hint, title, axis, command, proposes, texts, outline: outline ?? emptyOutline, text, revision };
}
