import type { Viewer } from "#app/platform/access/viewer.ts";
import {
  readCookie,
  SESSION_COOKIE,
  signedInCookies,
  signedOutCookies,
  TOKEN_COOKIE,
} from "#app/platform/auth/cookies.server.ts";
import { verifyToken } from "#app/platform/auth/session-token.server.ts";
import { buildContext } from "./build-deps.ts";
import { clockOf } from "./clock.ts";
import type { Environment } from "./environment.ts";

export type KnownViewer = { viewer: Viewer | null; cookies: string[] };

/** The viewer, from the signed token; renewed from the session (a round trip an hour) or signed out. */
export async function readViewer(
  env: Environment,
  request: Request,
  options: { renew: boolean },
): Promise<KnownViewer> {
  const header = request.headers.get("Cookie");
  const token = readCookie(header, TOKEN_COOKIE);
  if (token && !options.renew) {
    const viewer = await verifyToken(token, env.SESSION_KEYS, clockOf(env, request)());
    if (viewer) return { viewer, cookies: [] };
  }
  const sessionToken = readCookie(header, SESSION_COOKIE);
  const { deps } = buildContext(env, request, null);
  const viewer = sessionToken ? await deps.sessions.read(sessionToken) : null;
  if (viewer)
    return { viewer, cookies: signedInCookies(await deps.signToken(viewer), null, deps.secureCookies) };
  return { viewer: null, cookies: token || sessionToken ? signedOutCookies(deps.secureCookies) : [] };
}
