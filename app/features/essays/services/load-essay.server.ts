import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { emptyOutline } from "../domain/essay-draft.ts";
import { ownEssay, photosOfEssay } from "../queries/own-essays.server.ts";

/** One's own essay with theme and photographs. One round trip. Throws essay-not-found. */
export async function loadEssay(deps: Deps, viewer: Viewer, id: string) {
  const {
    found: [found],
    photos,
  } = await deps.read({
    found: ownEssay(deps.db, id, viewer.num),
    photos: photosOfEssay(deps.db, id, viewer.num),
  });
  if (!found) throw new AppError("essay-not-found");
  const { outline, ...essay } = found;
  return { essay: { ...essay, outline: outline ?? emptyOutline }, photos };
}
export type LoadedEssay = Awaited<ReturnType<typeof loadEssay>>;
