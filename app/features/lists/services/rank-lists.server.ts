import type { Deps } from "#app/platform/context/deps.ts";
import { rankLists } from "../queries/writing.server.ts";

const RANKED_AT_ONCE = 400;
const MOST_STEPS = 25;

/** A step of the clock: lists whose followers changed, so that following costs nothing more. */
export async function rankFollowedLists(deps: Deps): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step++) {
    const { moved } = await deps.write(rankLists(deps.db, RANKED_AT_ONCE));
    if (moved.length < RANKED_AT_ONCE) return;
  }
}
