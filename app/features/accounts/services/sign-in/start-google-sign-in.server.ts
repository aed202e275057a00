import type { Deps } from "#app/platform/context/deps.ts";
import { signInPaths } from "../../paths.ts";
import type { GoogleSignIn } from "../google/google.server.ts";
import { attemptCookie, type GoogleOrigin, newAttempt } from "../google/google-attempt.server.ts";

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
