/** `build`: of its cached page. */
export type OfflineSession = { id: string; build: string };
/** One person's, newest first. */
export type OfflineSessions = { userId: string; sessions: OfflineSession[] };

const KEY = "farol-praticar";

export function offlineSessions(): OfflineSessions | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null") as OfflineSessions | null;
  } catch {
    return null;
  }
}

export function storeOfflineSessions(kept: OfflineSessions | null): void {
  try {
    if (kept && kept.sessions.length > 0) localStorage.setItem(KEY, JSON.stringify(kept));
    else localStorage.removeItem(KEY);
  } catch {
    // Without a marker it is not stored: see `keepOffline`.
  }
}
