import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { endOtherSessionsOf, endSessionOf, liveSessionsOf } from "../queries/sessions.server.ts";

/** Times in epoch seconds. */
export type SignedInDevice = {
  id: string;
  createdAt: number;
  expiresAt: number;
  userAgent: string | null;
  current: boolean;
};

/** The devices a person is signed in on, newest first. */
export async function sessionsOf(deps: Deps, viewer: Viewer): Promise<SignedInDevice[]> {
  const rows = await deps.read(liveSessionsOf(deps.db, viewer.id, deps.now()));
  return rows.map((row) => ({ ...row, current: row.id === viewer.sessionId }));
}

/** Ends a session of the viewer. Throws session-not-found, also for another person's. */
export async function endSession(deps: Deps, viewer: Viewer, sessionId: string): Promise<void> {
  const ended = await deps.write(endSessionOf(deps.db, viewer.id, sessionId));
  if (ended.length === 0) throw new AppError("session-not-found");
}

/** Ends all other sessions of the viewer. Returns how many. */
export async function endOtherSessions(deps: Deps, viewer: Viewer): Promise<number> {
  const ended = await deps.write(endOtherSessionsOf(deps.db, viewer.id, viewer.sessionId));
  return ended.length;
}
