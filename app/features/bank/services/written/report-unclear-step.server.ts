import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { countAttempt } from "#app/platform/db/rate-limits.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { HOUR } from "#app/platform/time/units.ts";
import { insertUnclearStep, readableStep } from "../../queries/unclear-steps.server.ts";

const REPORTS_AN_HOUR = 60;

/**
 * Marks a step of a solution, from 1, once a person. One round trip. Throws question-not-found for a step that the person
 * may not read or that is none, too-many-unclear-steps.
 */
export async function reportUnclearStep(
  deps: Deps,
  viewer: Viewer,
  place: { ord: number; step: number },
): Promise<void> {
  const { db } = deps;
  const now = deps.now();
  const key = `unclear-step:${viewer.id}`;
  const asker = { userNum: viewer.num, userId: viewer.id, now };
  const {
    attempt: [attempt],
    readable: [readable],
  } = await deps.write({
    attempt: countAttempt(db, { key, limit: REPORTS_AN_HOUR, seconds: HOUR }, now),
    step: insertUnclearStep(db, asker, place, key),
    readable: readableStep(db, asker, place),
  });
  if (!readable?.has) throw new AppError("question-not-found");
  if (attempt?.refused) throw new AppError("too-many-unclear-steps");
}
