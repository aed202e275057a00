import { TAKE_BACK } from "#app/domain/assessments/taking-back.ts";
import type { Deps } from "#app/services/deps.ts";

/** The same when a release of now can no longer be taken back. */
export function afterTakeBack(deps: Deps): Deps {
  return { ...deps, now: () => deps.now() + TAKE_BACK };
}
