/** `build`: of its cached page. */
export type KeptSession = { id: string; build: string };
/** One person's, newest first. */
export type KeptSessions = { userId: string; sessions: KeptSession[] };

const KEY = "farol-praticar";

export function currentBuild(): string {
  return (window as { __remixManifest?: { version?: string } }).__remixManifest?.version ?? "";
}

export function keptSessions(): KeptSessions | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null") as KeptSessions | null;
  } catch {
    return null;
  }
}

export function noteKept(kept: KeptSessions | null): void {
  try {
    if (kept && kept.sessions.length > 0) localStorage.setItem(KEY, JSON.stringify(kept));
    else localStorage.removeItem(KEY);
  } catch {
    // What cannot be noted is not kept: see `keepOffline`.
  }
}
