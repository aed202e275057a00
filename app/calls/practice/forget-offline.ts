import { keptSessions, noteKept } from "#app/calls/practice/kept-sessions.ts";
import { forgetCopies } from "#app/calls/practice/practice-copies.ts";

const PREFIX = "farol-praticar:";

/** A cache for each session: its page with all that this very page needs, so that no release can tear them apart. */
export function cacheOf(sessionId: string): string {
  return PREFIX + sessionId;
}

/** Whether this browser can open a page of ours without a network. */
export function canKeep(): boolean {
  return "serviceWorker" in navigator && "caches" in window;
}

/** Takes a session off this device: it is over, or others took its place. What waits to be sent stays. */
export async function forgetOffline(sessionId: string): Promise<void> {
  const kept = keptSessions();
  const sessions = (kept?.sessions ?? []).filter(({ id }) => id !== sessionId);
  noteKept(kept && { ...kept, sessions });
  await forgetCopies(sessionId);
  if ("caches" in window) await caches.delete(cacheOf(sessionId));
  if (sessions.length === 0) await leave();
}

/** Takes all sessions off this device: their person has signed out, or another one has signed in. */
export async function forgetAllOffline(): Promise<void> {
  noteKept(null);
  await forgetCopies(null);
  if ("caches" in window)
    for (const name of await caches.keys()) if (name.startsWith(PREFIX)) await caches.delete(name);
  await leave();
}

/** Without a session to open nothing stands between the pages and the network: the only worker there is goes. */
async function leave(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await registration.unregister();
}
