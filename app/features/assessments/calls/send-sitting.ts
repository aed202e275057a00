import { readRevision, storeRevision } from "#app/features/practice/calls/practice-copies.ts";
import type { PracticeChanges } from "#app/features/practice/domain/saved-changes.ts";
import { readSittingId } from "#app/features/practice/domain/sitting-id.ts";
import { thisDevice } from "#app/platform/drafts/calls/this-device.ts";
import { CallRefused, CallUnanswered, call } from "#app/platform/requests/calls/call.ts";
import { withChanges } from "../domain/sitting/saved-answers.ts";

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
  let at = await readRevision(owner);
  for (let tries = 0; tries < 3; tries++) {
    const { revision } = at;
    const next = at.known && withChanges(at.known, items, times);
    const sent = {
      ...name,
      items,
      times,
      endedAt,
      device: await thisDevice(),
      revision,
      away: head?.away ?? 0,
      whole: next,
    };
    const [isTaken, reply] = await call("saveSubmission", sent);
    if (!isTaken) throw new CallRefused("REFUSED", reply);
    at = { revision: reply.revision, known: reply.known ?? (reply.applied ? next : null) };
    await storeRevision(owner, at);
    if (reply.applied) return reply;
  }
  throw new CallUnanswered();
}
