import { isMinor } from "#app/platform/access/minors.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { ageBandOf } from "../queries/analytics.server.ts";

/** Whether a person declared to be an adult (R-MINOR-3), in the page's batch. False if the database fails. */
export async function readAdult(deps: Deps, viewer: Viewer): Promise<boolean> {
  try {
    const [profile] = await deps.read(ageBandOf(deps.db, viewer.id));
    return !isMinor(profile?.ageBand ?? null);
  } catch {
    return false;
  }
}
