import type { Viewer } from "#app/access/viewer.ts";
import { emptyOutline } from "#app/domain/essays/essay-draft.ts";
import { AppError } from "#app/errors/app-error.ts";
import { ownEssay, photosOfEssay } from "#app/queries/essays/own-essays.server.ts";
import type { Deps } from "../deps.ts";

/** One's own essay with theme and photographs. One round trip. Throws essay-not-found. */
export async function openEssay(deps: Deps, viewer: Viewer, id: string) {
  const [[found], photos] = await deps.read(
    ownEssay(deps.db, id, viewer.num),
    photosOfEssay(deps.db, id, viewer.num),
  );
  if (!found) throw new AppError("essay-not-found");
  const { outline, ...essay } = found;
  return { essay: { ...essay, outline: outline ?? emptyOutline }, photos };
}
export type OpenedEssay = Awaited<ReturnType<typeof openEssay>>;
