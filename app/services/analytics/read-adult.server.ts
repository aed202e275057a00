import type { Viewer } from "#app/access/viewer.ts";
import { isMinor } from "#app/domain/accounts/questionnaire-options.ts";
import { ageBandOf } from "#app/queries/analytics/analytics.server.ts";
import type { Deps } from "../deps.ts";

/** Whether a person declared to be an adult (decision 20), in the page's batch. False if the database fails. */
export async function readAdult(deps: Deps, viewer: Viewer): Promise<boolean> {
  try {
    const [[profile]] = await deps.read(ageBandOf(deps.db, viewer.id));
    return !isMinor(profile?.ageBand ?? null);
  } catch {
    return false;
  }
}
