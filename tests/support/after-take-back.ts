import { TAKE_BACK } from "#app/features/assessments/domain/making/taking-back.ts";
import type { Deps } from "#app/platform/context/deps.ts";

/** The same at a time when a release of now can no longer be withdrawn. */
export function afterTakeBack(deps: Deps): Deps {
  return { ...deps, now: () => deps.now() + TAKE_BACK };
}
