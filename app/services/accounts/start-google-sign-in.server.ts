import type { GoogleSignIn } from "#app/auth/google.server.ts";
import { attemptCookie, type GoogleOrigin, newAttempt } from "#app/auth/google-attempt.server.ts";
import { paths } from "#app/paths.ts";
import type { Deps } from "../deps.ts";

/** Begins an attempt to sign in with Google: the address at Google to go to, and the cookie to come back with. */
export function startGoogleSignIn(
  deps: Deps,
  google: GoogleSignIn,
  origin: GoogleOrigin,
): { address: string; cookie: string } {
  const attempt = newAttempt(origin);
  return {
    address: google.consentAddress(attempt, deps.publicUrl() + paths.googleReturn()),
    cookie: attemptCookie(attempt, deps.secureCookies),
  };
}
