import {
  readCookie,
  SIGN_UP_COOKIE,
  signUpCookie,
  VISITOR_COOKIE,
} from "#app/platform/auth/cookies.server.ts";
import { hashLinkToken } from "#app/platform/auth/link-token.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { CONFIRM_SECONDS } from "../../domain/account-limits.ts";
import type { LinkOrigin } from "../../queries/account-links.server.ts";

/**
 * The browser that requested a confirmation link: its secret, the page it was on, and the visitor's cookie that finds
 * its first answers.
 */
export type AskedFrom = { secret: string; back: string; visitor: string | null };

/** The browser's secret, known or new, with its cookie: set whether or not the e-mail has an account (SEC-08). */
export function askedFrom(
  deps: Deps,
  cookieHeader: string | null,
  back: string,
): { asked: AskedFrom; cookie: string } {
  const secret = readCookie(cookieHeader, SIGN_UP_COOKIE) ?? deps.newId();
  const visitor = readCookie(cookieHeader, VISITOR_COOKIE);
  return {
    asked: { secret, back, visitor },
    cookie: signUpCookie(secret, CONFIRM_SECONDS, deps.secureCookies),
  };
}

/** As stored with the link: the database has only the hash of a browser's secret (SEC-13). */
export async function linkOrigin(asked: AskedFrom | undefined): Promise<LinkOrigin> {
  if (!asked) return { browser: null, back: null, visitor: null };
  const { secret, back, visitor } = asked;
  return { browser: await hashLinkToken(secret), back, visitor: visitor && (await hashLinkToken(visitor)) };
}
