import type { Viewer } from "#app/access/viewer.ts";
import { isMinor } from "#app/domain/accounts/questionnaire-options.ts";
import { ageBandOf } from "#app/queries/analytics.server.ts";
import type { Deps } from "../deps.ts";

/**
 * Whether a person has said to be an adult, for the page to know what it may count (decision 20). Read in the page's one
 * batch; a database that does not answer makes nobody an adult.
 */
export async function readAdult(deps: Deps, viewer: Viewer): Promise<boolean> {
  try {
    const [[profile]] = await deps.read(ageBandOf(deps.db, viewer.id));
    return !isMinor(profile?.ageBand ?? null);
  } catch {
    return false;
  }
}
