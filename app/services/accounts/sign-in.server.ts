import { DEVICE_COOKIE, readCookie } from "#app/auth/cookies.server.ts";
import { heldCookie, readHeld } from "#app/auth/google-attempt.server.ts";
import { accountLimits } from "#app/domain/accounts/account-limits.ts";
import { isEmail } from "#app/domain/accounts/email.ts";
import { isSchoolLogin } from "#app/domain/school/school-login.ts";
import { AppError } from "#app/errors/app-error.ts";
import { userForSignIn } from "#app/queries/accounts/sessions.server.ts";
import { countAttempt, forgetOldAttempts, takeBackAttempt } from "#app/queries/rate-limits.server.ts";
import type { Deps } from "../deps.ts";
import { linkHeldIdentity } from "./hold-identity.server.ts";
import { openSession, type SignedIn } from "./open-session.server.ts";

/**
 * Reply and time reveal no account (security.md SEC-08). Attempts are counted before their hash and uncounted on
 * success. Throws auth/invalid-email, auth/too-many-requests and auth/too-many-attempts (before any hash),
 * auth/invalid-credential, and as `openSession`.
 */
export async function signIn(
  deps: Deps,
  input: {
    email: string;
    password: string;
    address: string;
    userAgent: string | null;
    cookieHeader: string | null;
  },
): Promise<SignedIn> {
  const email = input.email.trim().toLowerCase();
  if (!isEmail(email) && !isSchoolLogin(email)) throw new AppError("auth/invalid-email");
  if (!(await deps.limits.login(input.address))) throw new AppError("auth/too-many-requests");
  const [limit, limitTo] = [accountLimits.signIn(input.address), accountLimits.signInTo(email)];
  const now = deps.now();
  const [[attempt], [attemptTo], [user]] = await deps.write(
    countAttempt(deps.db, limit, now),
    countAttempt(deps.db, limitTo, now),
    userForSignIn(deps.db, email),
    forgetOldAttempts(deps.db, now),
  );
  if (attempt?.refused) throw new AppError("auth/too-many-requests");
  const isKnown =
    user && (await deps.devices.userOf(readCookie(input.cookieHeader, DEVICE_COOKIE))) === user.id;
  if (attemptTo?.refused && !isKnown) throw new AppError("auth/too-many-attempts");
  const uncounted = [takeBackAttempt(deps.db, limit.key), takeBackAttempt(deps.db, limitTo.key)] as const;
  const takeBack = () => deps.write(...uncounted);
  const right = await verified(deps, user?.passwordHash ?? null, input.password, takeBack);
  if (!user || !right) throw new AppError("auth/invalid-credential");
  const held = readHeld(input.cookieHeader, deps.secureCookies);
  const linked = held ? await linkHeldIdentity(deps, user.id, held) : [];
  const finish = deps.write(...uncounted, ...linked);
  const [{ viewer, cookies }] = await Promise.all([openSession(deps, user, input.userAgent), finish]);
  return { viewer, cookies: held ? [...cookies, heldCookie(null, deps.secureCookies)] : cookies };
}

/** Whether the password is right. An attempt refused before its hash does not count. */
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
