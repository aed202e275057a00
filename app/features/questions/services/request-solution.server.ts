import { insertSolutionRequest, solutionState } from "#app/features/bank/queries/solution-requests.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { countAttempt } from "#app/platform/db/rate-limits.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { HOUR } from "#app/platform/time/units.ts";

const REQUESTS_AN_HOUR = 60;

/**
 * Once a person; returns the number of requests. One round trip. Throws question-not-found, solution-exists,
 * too-many-solution-requests.
 */
export async function requestSolution(deps: Deps, viewer: Viewer, ord: number): Promise<number> {
  const { db } = deps;
  const at = deps.now();
  const key = `solution-request:${viewer.id}`;
  const {
    attempt: [attempt],
    state: [state],
  } = await deps.write({
    attempt: countAttempt(db, { key, limit: REQUESTS_AN_HOUR, seconds: HOUR }, at),
    solutionRequest: insertSolutionRequest(db, { ord, userId: viewer.id, at }, key),
    state: solutionState(db, ord, viewer.id),
  });
  if (!state) throw new AppError("question-not-found");
  if (state.hasSolution) throw new AppError("solution-exists");
  if (!state.requested && attempt?.refused) throw new AppError("too-many-solution-requests");
  return state.requests;
}
