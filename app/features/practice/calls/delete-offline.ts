import { cacheNames } from "#app/platform/offline/calls/device-caches.ts";
import { leaveOffline } from "#app/platform/offline/calls/leave-offline.ts";
import { offlineSessions, storeOfflineSessions } from "./offline-sessions.ts";
import { deleteCopies } from "./practice-copies.ts";

const PREFIX = "farol-praticar:";

/** One cache per session, with all its page needs: a release cannot mix versions. */
export function cacheOf(sessionId: string): string {
  return PREFIX + sessionId;
}

/** Removes a session from the device; unsent changes stay. */
export async function deleteOffline(sessionId: string): Promise<void> {
  const kept = offlineSessions();
  const sessions = (kept?.sessions ?? []).filter(({ id }) => id !== sessionId);
  storeOfflineSessions(kept && { ...kept, sessions });
  await deleteCopies(sessionId);
  for (const name of await cacheNames()) if (name === cacheOf(sessionId)) await caches.delete(name);
  if (sessions.length === 0) await leaveOffline();
}

/** Removes all sessions: their person has signed out, or another one has signed in. */
export async function deleteAllOffline(): Promise<void> {
  storeOfflineSessions(null);
  await deleteCopies(null);
  for (const name of await cacheNames()) if (name.startsWith(PREFIX)) await caches.delete(name);
  await leaveOffline();
}
