import {
  cacheOf,
  canStoreOffline,
  forgetAllOffline,
  forgetOffline,
} from "#app/calls/practice/forget-offline.ts";
import {
  currentBuild,
  type OfflineSession,
  offlineSessions,
  storeOfflineSessions,
} from "#app/calls/practice/offline-sessions.ts";
import { practicePaths } from "#app/paths/practice.ts";

/** Cached sessions, latest first. */
const MOST_KEPT = 3;
const ASSET = /\/assets\/[\w.-]+/g;

function isKept(userId: string, sessionId: string): boolean {
  const kept = offlineSessions();
  return kept?.userId === userId && kept.sessions.some(({ id }) => id === sessionId);
}

/** Notes a session as the latest; evicts older and other people's. */
async function note(userId: string, session: OfflineSession): Promise<void> {
  const known = offlineSessions();
  if (known && known.userId !== userId) await forgetAllOffline();
  const others = (offlineSessions()?.sessions ?? []).filter(({ id }) => id !== session.id);
  for (const { id } of others.slice(MOST_KEPT - 1)) await forgetOffline(id);
  storeOfflineSessions({ userId, sessions: [session, ...others.slice(0, MOST_KEPT - 1)] });
}

/** The session's page, stamped with its time; null if the session is over or the person signed out. */
async function readPage(address: string): Promise<{ page: Response; html: string } | null> {
  const response = await fetch(address, { headers: { Accept: "text/html" } });
  if (response.redirected || response.status === 401 || response.status === 404) return null;
  if (!response.ok) throw new Error("The page cannot be had now");
  // Its clock uses this moment, not the one when it is opened (use-server-clock.ts).
  const html = (await response.text()).replace("<html ", `<html data-kept-at="${Date.now()}" `);
  const headers = new Headers(response.headers);
  for (const name of ["Content-Encoding", "Content-Length"]) headers.delete(name);
  return { page: new Response(html, { headers }), html };
}

/** The files of the build's list and of the page. */
async function filesOf(html: string): Promise<string[]> {
  const response = await fetch(practicePaths.offline("arquivos.json"));
  if (!response.ok) throw new Error("This build lists no files");
  const named = [...html.matchAll(ASSET)].map(([file]) => file);
  return [...new Set([...((await response.json()) as string[]), ...named])];
}

type Kept = { address: string; page: Response; files: readonly string[]; pictures: readonly string[] };

/** Files first, then the page, then evictions: no cached page ever lacks a file. */
async function fill(cache: Cache, { address, page, files, pictures }: Kept): Promise<void> {
  const present = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = (list: readonly string[]) => list.filter((file) => !present.has(file));
  await cache.addAll(missing(files));
  // A missing picture must not prevent caching.
  await Promise.all(missing(pictures).map((picture) => cache.add(picture).catch(() => undefined)));
  await cache.put(address, page);
  const wanted = new Set(files);
  const old = [...present].filter((path) => path.startsWith("/assets/") && !wanted.has(path));
  await Promise.all(old.map((path) => cache.delete(path)));
}

/** Caches a session's page with its files. Returns whether it is cached; rejects on network failure, unchanged. */
export async function storeOffline(
  userId: string,
  sessionId: string,
  pictures: readonly string[],
): Promise<boolean> {
  if (!canStoreOffline()) return false;
  const address = practicePaths.session(sessionId);
  // Noted first, so that a later clean-up finds it.
  await note(userId, { id: sessionId, build: "" });
  const read = isKept(userId, sessionId) ? await readPage(address) : null;
  if (!read) {
    await forgetOffline(sessionId);
    return false;
  }
  const files = await filesOf(read.html);
  await fill(await caches.open(cacheOf(sessionId)), { address, page: read.page, files, pictures });
  const scope = practicePaths.offline("");
  await navigator.serviceWorker.register(practicePaths.offline("offline.js"), { scope });
  if (isKept(userId, sessionId)) {
    await note(userId, { id: sessionId, build: currentBuild() });
    return true;
  }
  // Signed out meanwhile.
  await forgetOffline(sessionId);
  return false;
}

/** Caches pages of another build again: its code does not know this database. */
export async function refreshOffline(): Promise<void> {
  const kept = offlineSessions();
  if (!kept || !canStoreOffline()) return;
  for (const { id, build } of [...kept.sessions].reverse())
    if (build !== currentBuild()) await storeOffline(kept.userId, id, []);
}
