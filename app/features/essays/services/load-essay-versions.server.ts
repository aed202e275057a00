import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { ownEssay, versionsOfEssay } from "../queries/own-essays.server.ts";

/** Versions that are shown. */
const MOST = 30;

/** Former texts of one's own essay, the newest first, after the text as it is. One round trip. Throws essay-not-found. */
export async function loadEssayVersions(deps: Deps, viewer: Viewer, id: string) {
  const {
    essay: [essay],
    versions,
  } = await deps.read({
    essay: ownEssay(deps.db, id, viewer.num),
    versions: versionsOfEssay(deps.db, id, viewer.num, MOST),
  });
  if (!essay) throw new AppError("essay-not-found");
  const { text, words, revision, device, savedAt, state, title } = essay;
  return { state, title, versions: [{ text, words, revision, device, at: savedAt }, ...versions] };
}
