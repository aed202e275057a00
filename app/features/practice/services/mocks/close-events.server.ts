import { LATE_GRACE } from "#app/features/bank/domain/held-back.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { startJob } from "#app/platform/jobs/services/run-job.server.ts";
import { mockId } from "../../domain/mocks/mock-place.ts";
import { HANDING_IN } from "../../domain/session-end.ts";
import { claimEvent, eventsToScore } from "../../queries/mocks/events.server.ts";

/** Events in a run of the clock. */
const AT_ONCE = 5;
/** Seconds after an event's end in which sheets are on their way. */
const ARRIVING = 60;

/** Run by the clock: starts to score events that are over, and once more when no late sheet can come. Idempotent. */
export async function closeEvents(deps: Deps): Promise<void> {
  const now = deps.now();
  const lastBefore = now - LATE_GRACE - HANDING_IN;
  const due = await deps.read(
    eventsToScore(deps.db, { endedBefore: now - ARRIVING, lastBefore, limit: AT_ONCE }),
  );
  for (const { num, id, title, ownerId, sheets, endsAt, job } of due) {
    const last = endsAt < lastBefore;
    const input = { event: num, id: mockId({ kind: "event", id }), title, last };
    const started = { kind: "mock-event", schoolId: null, ownerId, input, expected: sheets };
    const taken = [
      claimEvent(deps.db, num, last),
      ...(last && job === null ? [claimEvent(deps.db, num, false)] : []),
    ];
    await startJob(deps, started, ...taken);
  }
}
