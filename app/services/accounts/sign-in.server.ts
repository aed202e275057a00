import type { Viewer } from "#app/access/viewer.ts";
import { signedInCookies } from "#app/auth/cookies.server.ts";
import { accountLimits } from "#app/domain/accounts/account-limits.ts";
import { isEmail } from "#app/domain/accounts/email.ts";
import { AppError } from "#app/errors/app-error.ts";
import { countAttempt, forgetOldAttempts, takeBackAttempt } from "#app/queries/rate-limits.server.ts";
import { userForSignIn } from "#app/queries/sessions.server.ts";
import type { Deps } from "../deps.ts";

/**
 * Signs a person in with e-mail and password: a new session and the cookies that carry it. Whether the person exists cannot
 * be told from the answer or its time (security.md SEC-08). Only failures count against the address: an attempt is counted
 * before its hash, so that many at once cannot pass together, and taken back when it succeeds.
 * Throws auth/invalid-email, auth/too-many-requests (before any hash), auth/invalid-credential.
 */
export async function signIn(
  deps: Deps,
  input: { email: string; password: string; address: string; userAgent: string | null },
): Promise<{ viewer: Viewer; cookies: string[] }> {
  const email = input.email.trim().toLowerCase();
  if (!isEmail(email)) throw new AppError("auth/invalid-email");
  if (!(await deps.limits.login(input.address))) throw new AppError("auth/too-many-requests");
  const limit = accountLimits.signIn(input.address);
  const now = deps.now();
  const [[attempt], [user]] = await deps.write(
    countAttempt(deps.db, limit, now),
    userForSignIn(deps.db, email),
    forgetOldAttempts(deps.db, now),
  );
  if (attempt?.refused) throw new AppError("auth/too-many-requests");
  const takeBack = () => deps.write(takeBackAttempt(deps.db, limit.key));
  const right = await verified(deps, user?.passwordHash ?? null, input.password, takeBack);
  if (!user || !right) throw new AppError("auth/invalid-credential");
  const stamp = user.claimsVersion;
  const [{ token, sessionId }] = await Promise.all([
    deps.sessions.start(user.id, stamp, input.userAgent),
    takeBack(),
  ]);
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
    pendingPasswordReset: user.pendingPasswordReset,
    creationState: user.creationState,
  };
  return { viewer, cookies: signedInCookies(await deps.signToken(viewer), token, deps.secureCookies) };
}

/** Whether the password is right. An attempt that was turned away unhashed does not count. */
async function verified(
  deps: Deps,
  hash: string | null,
  password: string,
  takeBack: () => Promise<unknown>,
): Promise<boolean> {
  try {
    return await deps.passwords.verify(hash, password);
  } catch (error) {
    await takeBack();
    throw error;
  }
}
