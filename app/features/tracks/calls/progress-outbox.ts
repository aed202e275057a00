import { deviceDatabase, type StoredTrackProgress } from "#app/platform/drafts/calls/device-database.ts";
import { isReleased } from "#app/platform/drafts/calls/device-owner.ts";
import { CallRefused, CallUnanswered, call } from "#app/platform/requests/calls/call.ts";
import type { CheckMarks } from "../domain/mastery.ts";
import type { TrackProgressChange } from "../domain/progress-change.ts";

/** Fired when progress was confirmed; `detail` is a `TrackProgressSent`. */
export const TRACK_SENT = "farol:track-sent";
export type TrackProgressSent = { track: string; subtopic: string; checks: CheckMarks };

/** Stores it on the device before sending; the most steps of a subtopic stay. */
export async function storeTrackProgress(userId: string, change: TrackProgressChange): Promise<void> {
  const key = [
    userId,
    change.track,
    change.subtopic,
    change.checked ? `${change.checked} ${change.since}` : "",
  ].join(" ");
  const db = await deviceDatabase();
  const known = await db.get("trackProgress", key);
  const step = Math.max(change.step, known?.change.step ?? 0);
  await db.put("trackProgress", { key, userId, change: { ...change, step } });
}

async function sendOne({ key, change }: StoredTrackProgress): Promise<void> {
  const [taken, reply] = await call("saveTrackProgress", change);
  if (!taken) throw new CallRefused("REFUSED", reply);
  if (reply.waits) return;
  const db = await deviceDatabase();
  const now = await db.get("trackProgress", key);
  // A further step may have been stored since.
  if (now?.change.step === change.step) await db.delete("trackProgress", key);
  const { track, subtopic } = change;
  const detail: TrackProgressSent = { track, subtopic, checks: reply.checks };
  window.dispatchEvent(new CustomEvent(TRACK_SENT, { detail }));
}

/** Sends what a person's device stores; idempotent. Without a network it stays. */
export async function sendTrackProgress(userId: string): Promise<void> {
  const waiting = await (await deviceDatabase()).getAllFromIndex("trackProgress", "byUser", userId);
  for (const each of waiting) {
    if (isReleased(userId)) return;
    try {
      await sendOne(each);
    } catch (error) {
      if (error instanceof CallUnanswered) return;
      if (!(error instanceof CallRefused)) throw error;
    }
  }
}
