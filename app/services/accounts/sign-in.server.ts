import type { Viewer } from "#app/access/viewer.ts";
import { signedInCookies } from "#app/auth/cookies.server.ts";
import { isEmail } from "#app/domain/accounts/email.ts";
import { AppError } from "#app/errors/app-error.ts";
import { userForSignIn } from "#app/queries/sessions.server.ts";
import type { Deps } from "../deps.ts";

/**
 * Signs a person in with e-mail and password: a new session and the cookies that carry it. Whether the person exists cannot
 * be told from the answer or its time (security.md SEC-08).
 * Throws auth/invalid-email, auth/too-many-requests (before any hash), auth/invalid-credential.
 */
export async function signIn(
  deps: Deps,
  input: { email: string; password: string; address: string; userAgent: string | null },
): Promise<{ viewer: Viewer; cookies: string[] }> {
  const email = input.email.trim().toLowerCase();
  if (!isEmail(email)) throw new AppError("auth/invalid-email");
  if (!(await deps.limits.login(input.address))) throw new AppError("auth/too-many-requests");
  const [[user]] = await deps.read(userForSignIn(deps.db, email));
  const right = await deps.passwords.verify(user?.passwordHash ?? null, input.password);
  if (!user || !right) throw new AppError("auth/invalid-credential");
  const stamp = user.claimsVersion;
  const { token, sessionId } = await deps.sessions.start(user.id, stamp, input.userAgent);
  const viewer: Viewer = {
    id: user.id,
    num: user.num,
    sessionId,
    stamp,
    firstName: user.firstName,
    claims: user.claims,
    school: user.schoolId && user.schoolRole ? { id: user.schoolId, role: user.schoolRole } : null,
    emailVerified: user.emailVerified,
    profileComplete: user.profileCompleteAt !== null,
  };
  return { viewer, cookies: signedInCookies(await deps.signToken(viewer), token, deps.secureCookies) };
}
