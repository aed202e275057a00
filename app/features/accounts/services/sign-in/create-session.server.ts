import { membershipsOf } from "#app/platform/access/memberships-of.ts";
import { claimsAt, nextPlanChange } from "#app/platform/access/plan-claims.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import {
  DEVICE_COOKIE,
  deviceCookie,
  readCookie,
  signedInCookies,
  VISITOR_COOKIE,
} from "#app/platform/auth/cookies.server.ts";
import { hashLinkToken } from "#app/platform/auth/link-token.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import type { PersonForSignIn } from "../../queries/sessions.server.ts";
import { refuseSuspended } from "./refuse-suspended.ts";

export type SignedIn = { viewer: Viewer; cookies: string[] };

/**
 * Always a new session (SEC-12). `cookieHeader`: the device stays known to who signed in there, and what was answered there
 * within the hour joins the account. Throws auth/user-disabled, auth/school-user-disabled.
 */
export async function createSession(
  deps: Deps,
  user: PersonForSignIn,
  userAgent: string | null,
  cookieHeader: string | null = null,
): Promise<SignedIn> {
  refuseSuspended(user);
  const stamp = user.claimsVersion;
  const { token, sessionId } = await deps.sessions.start(user.id, stamp, userAgent);
  const viewer: Viewer = {
    id: user.id,
    num: user.num,
    sessionId,
    stamp,
    firstName: user.firstName,
    picture: user.picture,
    claims: claimsAt(user.claims, user.plans, deps.now()),
    plansChangeAt: nextPlanChange(user.plans, deps.now()),
    ...membershipsOf(user.schools, user.schoolId),
    communities: user.communities,
    guardianWaits: user.guardianWaits,
    emailVerified: user.emailVerified,
    profileComplete: user.profileCompleteAt !== null,
    pendingPasswordReset: user.pendingPasswordReset,
    creationState: user.creationState,
  };
  const visitor = readCookie(cookieHeader, VISITOR_COOKIE);
  const answered = visitor && (await hashLinkToken(visitor));
  await deps.joinVisitor(deps, { device: answered, userNum: user.num, by: "sign-in" });
  const former = readCookie(cookieHeader, DEVICE_COOKIE);
  const [signed, device] = await Promise.all([deps.signToken(viewer), deps.devices.tokenOf(user.id, former)]);
  const cookies = signedInCookies(signed, token, deps.secureCookies);
  return { viewer, cookies: [...cookies, deviceCookie(device, deps.secureCookies)] };
}
