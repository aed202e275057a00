import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { submitProblem } from "../domain/essay-draft.ts";
import { submitEssay, textOfEssay } from "../queries/essay-writing.server.ts";
import { photosOfEssay } from "../queries/own-essays.server.ts";
import { compareEssay } from "./tasks/compare-essay.server.ts";

type Handed = { id: string; base: number; way: "text" | "photos" };

/**
 * Submits a draft, once: a repeat returns the same time. One round trip. Throws essay-not-found, essay-empty,
 * essay-no-photo, essay-newer.
 */
export async function submitOwnEssay(deps: Deps, viewer: Viewer, sent: Handed): Promise<{ at: number }> {
  const { db } = deps;
  const own = { ...sent, userNum: viewer.num };
  const {
    submitted: [submitted],
    current: [current],
    photos,
  } = await deps.write({
    submitted: submitEssay(db, { ...own, now: deps.now() }),
    current: textOfEssay(db, own),
    photos: photosOfEssay(db, sent.id, viewer.num),
  });
  if (submitted && submitted.task !== null) deps.later((later) => compareEssay(later, submitted.num));
  if (!current) throw new AppError("essay-not-found");
  if (current.submittedAt !== null) return { at: current.submittedAt };
  const problem = submitProblem({ way: sent.way, text: current.text, photos: photos.length });
  if (problem === "empty") throw new AppError("essay-empty");
  throw new AppError(problem === null ? "essay-newer" : "essay-no-photo");
}
