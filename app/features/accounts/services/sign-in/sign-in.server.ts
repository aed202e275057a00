import { isSchoolLogin } from "#app/platform/access/school-login.ts";
import { addressPrefix } from "#app/platform/analytics/domain/address-prefix.ts";
import { DEVICE_COOKIE, readCookie } from "#app/platform/auth/cookies.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { accountLimits } from "../../domain/account-limits.ts";
import { isEmail } from "../../domain/email.ts";
import { userForSignIn } from "../../queries/sessions.server.ts";
import { attemptPassword } from "../attempt-password.server.ts";
import { heldCookie, readHeld } from "../google/google-attempt.server.ts";
import { createSession, type SignedIn } from "./create-session.server.ts";
import { linkHeldIdentity } from "./save-pending-identity.server.ts";

/**
 * Reply and time reveal no account (SEC-08). Throws auth/invalid-email, auth/invalid-credential, and as
 * `attemptPassword` and `createSession`.
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
  const device = await deps.devices.read(readCookie(input.cookieHeader, DEVICE_COOKIE));
  const limits = {
    at: accountLimits.signInAt(email, device?.id ?? addressPrefix(input.address)),
    to: accountLimits.signInTo(email),
    from: accountLimits.signIn(input.address),
  };
  const {
    account: user,
    right,
    uncount,
  } = await attemptPassword(deps, limits, userForSignIn(deps.db, email), {
    password: input.password,
    hashOf: ({ passwordHash }) => passwordHash,
    isKnown: (found) => found !== undefined && device?.accounts.includes(found.id) === true,
  });
  if (!user || !right) throw new AppError("auth/invalid-credential");
  const held = readHeld(input.cookieHeader, deps.secureCookies);
  const linked = held ? await linkHeldIdentity(deps, user.id, held) : [];
  const finish = deps.write([...uncount, ...linked]);
  const [{ viewer, cookies }] = await Promise.all([
    createSession(deps, user, input.userAgent, input.cookieHeader),
    finish,
  ]);
  return { viewer, cookies: held ? [...cookies, heldCookie(null, deps.secureCookies)] : cookies };
}
