import type { Viewer } from "#app/access/viewer.ts";
import { AppError } from "#app/errors/app-error.ts";
import { ownEssay } from "#app/queries/essays/own-essays.server.ts";
import type { Deps } from "../deps.ts";
import type { OfflineCopy } from "../offline/offline-copy.ts";

/** What a device stores of a draft: its page. One handed in leaves the device. Throws essay-not-found. */
export async function copyEssay(deps: Deps, viewer: Viewer, id: string): Promise<OfflineCopy> {
  const [[essay]] = await deps.read(ownEssay(deps.db, id, viewer.num));
  if (essay?.state !== "draft") throw new AppError("essay-not-found");
  return { stamp: essay.themeId, bytes: 0, sections: [], pictures: [] };
}
