/** A session of practice whose page this device keeps: by which build of the product. */
export type KeptSession = { id: string; build: string };
/** Whose they are: one person's at a time; the newest session first. */
export type KeptSessions = { userId: string; sessions: KeptSession[] };

const KEY = "farol-praticar";

/** The build whose code runs this page. */
export function currentBuild(): string {
  return (window as { __remixManifest?: { version?: string } }).__remixManifest?.version ?? "";
}

/** What this device keeps; null for nothing. */
export function keptSessions(): KeptSessions | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null") as KeptSessions | null;
  } catch {
    return null;
  }
}

/** Notes what is kept; null for nothing. */
export function noteKept(kept: KeptSessions | null): void {
  try {
    if (kept && kept.sessions.length > 0) localStorage.setItem(KEY, JSON.stringify(kept));
    else localStorage.removeItem(KEY);
  } catch {
    // What cannot be noted is not kept: see `keepOffline`.
  }
}
