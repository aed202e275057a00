import { readCookie, SIGN_UP_COOKIE, signUpCookie } from "#app/auth/cookies.server.ts";
import { hashLinkToken } from "#app/auth/link-token.server.ts";
import { CONFIRM_SECONDS } from "#app/domain/accounts/account-limits.ts";
import type { LinkOrigin } from "#app/queries/accounts/account-links.server.ts";
import type { Deps } from "../deps.ts";

/** A browser that asks for a confirmation link: its secret, and the page it was on. */
export type AskedFrom = { secret: string; back: string };

/** The browser's secret, known or new, with its cookie: set whether or not the e-mail has an account (SEC-08). */
export function askedFrom(
  deps: Deps,
  cookieHeader: string | null,
  back: string,
): { asked: AskedFrom; cookie: string } {
  const secret = readCookie(cookieHeader, SIGN_UP_COOKIE) ?? deps.newId();
  return { asked: { secret, back }, cookie: signUpCookie(secret, CONFIRM_SECONDS, deps.secureCookies) };
}

/** As stored in the link: the database holds no secret of a browser (SEC-13). */
export async function linkOrigin(asked: AskedFrom | undefined): Promise<LinkOrigin> {
  return asked
    ? { browser: await hashLinkToken(asked.secret), back: asked.back }
    : { browser: null, back: null };
}
