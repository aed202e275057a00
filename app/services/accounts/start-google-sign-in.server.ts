import type { GoogleSignIn } from "#app/auth/google.server.ts";
import { attemptCookie, type GoogleOrigin, newAttempt } from "#app/auth/google-attempt.server.ts";
import { signInPaths } from "#app/paths/sign-in.ts";
import type { Deps } from "../deps.ts";

export function startGoogleSignIn(
  deps: Deps,
  google: GoogleSignIn,
  origin: GoogleOrigin,
): { address: string; cookie: string } {
  const attempt = newAttempt(origin);
  return {
    address: google.consentAddress(attempt, deps.publicUrl() + signInPaths.googleReturn()),
    cookie: attemptCookie(attempt, deps.secureCookies),
  };
}
