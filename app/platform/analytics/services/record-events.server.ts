import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { trackedEvent } from "../domain/tracked-event.server.ts";
import { insertEvents, purgeOldEvents } from "../queries/analytics.server.ts";
import { readAdult } from "./read-adult.server.ts";
import { countReport } from "./reporter.server.ts";

/** Anonymous; signed-in adults only (R-EVENT-2, R-MINOR-3). Throws too-many-reports. */
export async function recordEvents(
  deps: Deps,
  viewer: Viewer | null,
  { events, address }: { events: readonly unknown[]; address: string },
): Promise<readonly [true, ""]> {
  await countReport(deps, "events", { viewer, address });
  const kept = events.map(trackedEvent).filter((event) => event !== null);
  if (kept.length === 0) return [true, ""];
  if (!deps.events) {
    const now = deps.now();
    await deps.write([
      insertEvents(deps.db, kept, { userId: viewer?.id ?? null, now }),
      purgeOldEvents(deps.db, now),
    ]);
  } else if (!viewer || (await readAdult(deps, viewer))) deps.events.record(kept);
  return [true, ""];
}
