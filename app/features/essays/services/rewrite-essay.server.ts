import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { ownEssay } from "../queries/own-essays.server.ts";
import { startEssay } from "./start-essay.server.ts";

/**
 * The id of a new attempt at the theme of a submitted essay, started with its text; that one stays as it is.
 * Idempotent: returns the existing draft. Throws essay-not-found, essay-theme-not-found, too-many-essays.
 */
export async function rewriteEssay(deps: Deps, viewer: Viewer, id: string): Promise<string> {
  const [essay] = await deps.read(ownEssay(deps.db, id, viewer.num));
  if (!essay || essay.state === "draft") throw new AppError("essay-not-found");
  return startEssay(deps, viewer, { themeId: essay.themeId, parentId: id });
}
