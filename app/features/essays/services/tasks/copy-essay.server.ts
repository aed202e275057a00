import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { OfflineCopy } from "#app/platform/offline/services/offline-copy.ts";
import { ownEssay } from "../../queries/own-essays.server.ts";

/** The offline copy of a draft: its page. A submitted one is deleted on the device. Throws essay-not-found. */
export async function copyEssay(deps: Deps, viewer: Viewer, id: string): Promise<OfflineCopy> {
  const [essay] = await deps.read(ownEssay(deps.db, id, viewer.num));
  if (essay?.state !== "draft") throw new AppError("essay-not-found");
  return { stamp: essay.themeId, bytes: 0, sections: [], pictures: [] };
}
