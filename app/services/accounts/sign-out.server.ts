import type { Viewer } from "#app/access/viewer.ts";
import { signedOutCookies } from "#app/auth/cookies.server.ts";
import { endSessionOf } from "#app/queries/accounts/sessions.server.ts";
import type { Deps } from "../deps.ts";

/** Ends the viewer's session and clears the cookies; a visitor only gets the cookies cleared. */
export async function signOut(deps: Deps, viewer: Viewer | null): Promise<{ cookies: string[] }> {
  if (viewer) {
    await deps.write(endSessionOf(deps.db, viewer.id, viewer.sessionId));
  }
  return { cookies: signedOutCookies(deps.secureCookies) };
}
