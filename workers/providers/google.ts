import { createGoogle, type GoogleSignIn } from "#app/features/accounts/services/google/google.server.ts";
import type { Environment } from "../environment.ts";

/** Google sign-in with its two secrets; null without them. Another issuer only outside production. */
export function chooseGoogle(
  env: Pick<Environment, "FAROL_ENV" | "GOOGLE_CLIENT_ID" | "GOOGLE_CLIENT_SECRET" | "GOOGLE_ISSUER">,
  now: () => number,
): GoogleSignIn | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER } = env;
  if (!clientId || !clientSecret) return null;
  const local = env.FAROL_ENV === "production" ? null : GOOGLE_ISSUER?.replace(/\/+$/, "");
  return createGoogle({ clientId, clientSecret, issuer: local || null, now });
}
