import type { Viewer } from "#app/platform/access/viewer.ts";
import { signedOutCookies } from "#app/platform/auth/cookies.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { endSessionOf } from "../../queries/sessions.server.ts";

/** Ends the viewer's session and clears the cookies; a visitor only gets the cookies cleared. */
export async function signOut(deps: Deps, viewer: Viewer | null): Promise<{ cookies: string[] }> {
  if (viewer) {
    await deps.write(endSessionOf(deps.db, viewer.id, viewer.sessionId));
  }
  return { cookies: signedOutCookies(deps.secureCookies) };
}
