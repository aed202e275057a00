import { currentBuild } from "#app/platform/offline/calls/current-build.ts";
import {
  canStoreOffline,
  fetchPage,
  filesOf,
  fillCache,
  registerOffline,
} from "#app/platform/offline/hooks/page-cache.ts";
import { cacheOf, deleteAllOffline, deleteOffline } from "../calls/delete-offline.ts";
import { type OfflineSession, offlineSessions, storeOfflineSessions } from "../calls/offline-sessions.ts";
import { sessionPaths } from "./session-paths.ts";

/** Cached sessions, latest first. */
const MOST_KEPT = 3;

function isKept(userId: string, sessionId: string): boolean {
  const kept = offlineSessions();
  return kept?.userId === userId && kept.sessions.some(({ id }) => id === sessionId);
}

/** Notes a session as the latest; evicts older and other people's. */
async function note(userId: string, session: OfflineSession): Promise<void> {
  const known = offlineSessions();
  if (known && known.userId !== userId) await deleteAllOffline();
  const others = (offlineSessions()?.sessions ?? []).filter(({ id }) => id !== session.id);
  for (const { id } of others.slice(MOST_KEPT - 1)) await deleteOffline(id);
  storeOfflineSessions({ userId, sessions: [session, ...others.slice(0, MOST_KEPT - 1)] });
}

/** Caches a session's page with its files. Returns whether it is cached; rejects on network failure, unchanged. */
export async function storeOffline(
  userId: string,
  sessionId: string,
  pictures: readonly string[],
): Promise<boolean> {
  if (!canStoreOffline()) return false;
  const address = sessionPaths(sessionId).page;
  // Noted first, so that a later clean-up finds it.
  await note(userId, { id: sessionId, build: "" });
  const read = isKept(userId, sessionId) ? await fetchPage(address) : null;
  if (!read) {
    await deleteOffline(sessionId);
    return false;
  }
  const files = await filesOf([read]);
  await fillCache(await caches.open(cacheOf(sessionId)), { pages: [read], files, pictures });
  await registerOffline(sessionPaths(sessionId).scope);
  if (isKept(userId, sessionId)) {
    await note(userId, { id: sessionId, build: currentBuild() });
    return true;
  }
  // Signed out meanwhile.
  await deleteOffline(sessionId);
  return false;
}

/** Caches pages of another build again: its code does not know this database. */
export async function refreshOffline(): Promise<void> {
  const kept = offlineSessions();
  if (!kept || !canStoreOffline()) return;
  for (const { id, build } of [...kept.sessions].reverse())
    if (build !== currentBuild()) await storeOffline(kept.userId, id, []);
}
