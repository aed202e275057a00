import { accountPaths, homePaths } from "#app/features/home/paths.ts";
import { hasPage } from "#app/platform/access/has-page.ts";
import { homePath } from "#app/platform/access/home-path.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError, isAppError } from "#app/platform/errors/app-error.ts";
import { googleFailureOf } from "../../domain/google/google-failure.ts";
import { signInPaths } from "../../paths.ts";
import type { GoogleSignIn } from "../google/google.server.ts";
import {
  endedAttemptCookie,
  type GoogleAttempt,
  heldCookie,
  readAttempt,
} from "../google/google-attempt.server.ts";
import { createGoogleAccount } from "./create-google-account.server.ts";
import { createSession, type SignedIn } from "./create-session.server.ts";
import { loginAddress } from "./login-address.server.ts";
import { savePendingIdentity } from "./save-pending-identity.server.ts";

export type GoogleAnswer = {
  state: string | null;
  code: string | null;
  error: string | null;
  cookieHeader: string | null;
  address: string;
  userAgent: string | null;
};

const LONGEST_CODE = 2048;
const PASSWORD_NEEDED = googleFailureOf("auth/account-exists-with-different-credential");

/** Ends a Google sign-in attempt, once: the next page and its cookies. A failure leads to the login, which shows it. */
export async function finishGoogleSignIn(
  deps: Deps,
  google: GoogleSignIn,
  answer: GoogleAnswer,
): Promise<{ to: string; cookies: string[] }> {
  const attempt = readAttempt(answer.cookieHeader, deps.secureCookies);
  const { back = homePaths.home(), onPage = false } = attempt ?? {};
  const ended = endedAttemptCookie(deps.secureCookies);
  try {
    const entered = await signInBy(deps, google, attempt, answer);
    if (typeof entered === "string") {
      const held = heldCookie(entered, deps.secureCookies);
      return { to: loginAddress(back, PASSWORD_NEEDED, onPage), cookies: [ended, held] };
    }
    const { viewer, cookies } = entered;
    return { to: destinationOf(viewer, back), cookies: [ended, ...cookies] };
  } catch (error) {
    if (!isAppError(error)) throw error;
    return { to: loginAddress(back, googleFailureOf(error.code), onPage), cookies: [ended] };
  }
}

/** The signed-in person, or the token of an identity that needs its account's password first. */
async function signInBy(
  deps: Deps,
  google: GoogleSignIn,
  attempt: GoogleAttempt | null,
  answer: GoogleAnswer,
): Promise<SignedIn | string> {
  const { state, code, error, address, userAgent, cookieHeader } = answer;
  if (!attempt || state !== attempt.state) throw new AppError("auth/google-failed");
  if (error === "access_denied") throw new AppError("auth/popup-closed-by-user");
  if (error || !code || code.length > LONGEST_CODE) throw new AppError("auth/google-failed");
  if (!(await deps.limits.login(`google:${address}`))) throw new AppError("auth/too-many-requests");
  const identity = await google.identify(code, attempt, deps.publicUrl() + signInPaths.googleReturn());
  const user = await createGoogleAccount(deps, { ...identity, promoCode: attempt.promoCode });
  return user ? createSession(deps, user, userAgent, cookieHeader) : savePendingIdentity(deps, identity);
}

/** The page they were on; users already set up go from the front page to their profile (R-ROUTE-10). */
function destinationOf(viewer: Viewer, back: string): string {
  if (back !== homePaths.home()) return back;
  const profile = accountPaths.profile(viewer.id);
  return viewer.creationState === 2 && hasPage(profile) ? profile : homePath(viewer);
}
