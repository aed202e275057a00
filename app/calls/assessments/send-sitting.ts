import { thisDevice } from "#app/calls/assessments/this-device.ts";
import { CallRefused, CallUnanswered, call } from "#app/calls/call.ts";
import { readRevision, storeRevision } from "#app/calls/practice/practice-copies.ts";
import { readSittingId } from "#app/domain/assessments/sitting-id.ts";
import type { PracticeChanges } from "#app/domain/practice/saved-changes.ts";

type Owner = { userId: string; sessionId: string };

export type SentSitting = { ended: boolean; moved: boolean };

/**
 * Sends what this device did in a sitting, twice where the server is at another revision. Throws CallUnanswered, also while
 * others save, and CallRefused: what waits stays on the device.
 */
export async function sendSitting(owner: Owner, changes: PracticeChanges): Promise<SentSitting> {
  const name = readSittingId(owner.sessionId);
  if (!name) throw new CallRefused("INVALID_ARGUMENT", "");
  const { items, head, times, endedAt } = changes;
  let revision = await readRevision(owner);
  for (let tries = 0; tries < 3; tries++) {
    const sent = {
      ...name,
      items,
      times,
      endedAt,
      device: await thisDevice(),
      revision,
      away: head?.away ?? 0,
    };
    const [isTaken, reply] = await call("saveSubmission", sent);
    if (!isTaken) throw new CallRefused("REFUSED", reply);
    revision = reply.revision;
    await storeRevision(owner, revision);
    if (reply.applied) return reply;
  }
  throw new CallUnanswered();
}
