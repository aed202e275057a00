import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { DAY } from "#app/platform/time/units.ts";
import { readTitle } from "../domain/material-title.ts";
import { readVideoAddress, videoHost } from "../domain/video-address.ts";
import {
  insertVideo,
  purgeMaterials,
  purgeOldMaterials,
  renameMaterial,
  setMaterialsActive,
  setMaterialsDeleted,
  usedMaterials,
} from "../queries/materials.server.ts";
import { type MaterialUse, usesView } from "./material-view.ts";

/** R-SCHOOL-8. */
const MOST_AT_ONCE = 400;
/** Seconds in which a deleted material can be restored. */
const RESTORABLE = 30 * DAY;

export const materialChanges = ["activate", "inactivate", "delete", "restore", "purge"] as const;
export type MaterialChange = (typeof materialChanges)[number];

function changeIn(deps: Deps, viewer: Viewer, schoolId: string) {
  return { schoolId, by: viewer.id, now: deps.now() };
}

/** Changes those of the materials that are not so yet; their ids. Throws material-none-chosen. */
export async function updateMaterials(
  deps: Deps,
  viewer: Viewer,
  { schoolId, ids, change }: { schoolId: string; ids: readonly string[]; change: MaterialChange },
): Promise<string[]> {
  const chosen = [...new Set(ids)].slice(0, MOST_AT_ONCE);
  if (chosen.length === 0) throw new AppError("material-none-chosen");
  const by = changeIn(deps, viewer, schoolId);
  const statements = {
    activate: () => setMaterialsActive(deps.db, chosen, true, by),
    inactivate: () => setMaterialsActive(deps.db, chosen, false, by),
    delete: () => setMaterialsDeleted(deps.db, chosen, true, by),
    restore: () => setMaterialsDeleted(deps.db, chosen, false, by),
    purge: () => purgeMaterials(deps.db, chosen, schoolId),
  };
  const changed = await deps.write(statements[change]());
  return changed.map(({ id }) => id);
}

/** A material and the notebooks that use it. */
export type UsedMaterial = { id: string; title: string; uses: MaterialUse[] };

/** Those of the materials that notebooks use. */
export async function materialsInUse(
  deps: Deps,
  schoolId: string,
  ids: readonly string[],
): Promise<UsedMaterial[]> {
  const rows = await deps.read(usedMaterials(deps.db, schoolId, ids.slice(0, MOST_AT_ONCE)));
  return rows
    .map(({ id, title, uses }) => ({ id, title, uses: usesView(uses) }))
    .filter(({ uses }) => uses.length > 0);
}

/** Throws material-title, material-not-found. */
export async function renameTo(
  deps: Deps,
  viewer: Viewer,
  { schoolId, id, title: typed }: { schoolId: string; id: string; title: string },
): Promise<void> {
  const title = readTitle(typed);
  if (title === null) throw new AppError("material-title");
  const [renamed] = await deps.write(renameMaterial(deps.db, id, title, changeIn(deps, viewer, schoolId)));
  if (!renamed) throw new AppError("material-not-found");
}

/** Without a title, whose video it is. Throws video-address, material-title, school-not-found. */
export async function addVideo(
  deps: Deps,
  viewer: Viewer,
  { schoolId, title: typed, address: sent }: { schoolId: string; title: string; address: string },
): Promise<string> {
  const address = readVideoAddress(sent);
  if (address === null) throw new AppError("video-address");
  const title = readTitle(typed.trim() || `Vídeo do ${videoHost(address)}`);
  if (title === null) throw new AppError("material-title");
  const video = { id: deps.newId(), title, address };
  const [added] = await deps.write(insertVideo(deps.db, video, changeIn(deps, viewer, schoolId)));
  if (!added) throw new AppError("school-not-found");
  return added.id;
}

/** By the clock, a bounded step: what was deleted long ago goes for good. */
export async function purgeDeletedMaterials(deps: Deps): Promise<void> {
  await deps.write(purgeOldMaterials(deps.db, deps.now() - RESTORABLE, MOST_AT_ONCE));
}
