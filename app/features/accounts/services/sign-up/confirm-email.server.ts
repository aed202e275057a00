import type { Viewer } from "#app/platform/access/viewer.ts";
import {
  readCookie,
  SIGN_UP_COOKIE,
  signedOutCookies,
  signUpCookie,
} from "#app/platform/auth/cookies.server.ts";
import { hashLinkToken } from "#app/platform/auth/link-token.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import {
  consumeLink,
  deleteOtherLinks,
  type LinkPurpose,
  originOfLink,
  ownerOfLink,
} from "../../queries/account-links.server.ts";
import { confirmUser } from "../../queries/accounts.server.ts";
import { unlinkForeignIdentities } from "../../queries/identities.server.ts";
import { endSessionsOfLink, personOfLink } from "../../queries/sessions.server.ts";
import { createSession } from "../sign-in/create-session.server.ts";

/** Whether a mailed link still works. Changes nothing: mail programs open links by themselves. */
export async function isLinkAlive(deps: Deps, token: string, purpose: LinkPurpose): Promise<boolean> {
  const link = { tokenHash: await hashLinkToken(token), purpose, now: deps.now() };
  const owners = await deps.read(ownerOfLink(deps.db, link));
  return owners.length > 0;
}

export type Confirmed = {
  back: string | null;
  /** Null in another browser than the one that requested the link. */
  viewer: Viewer | null;
  cookies: string[];
};

/**
 * Confirms an address once; ends its unproven sessions, links, changes (SEC-10). Then creates a session for the browser
 * that requested the link; any other is signed out. Throws link-expired; as `createSession`.
 */
export async function confirmEmail(
  deps: Deps,
  token: string,
  browser: { cookieHeader: string | null; userAgent: string | null },
): Promise<Confirmed> {
  const { db } = deps;
  const link = { tokenHash: await hashLinkToken(token), purpose: "confirm", now: deps.now() } as const;
  const {
    person: [person],
    origin: [origin],
    consumed,
  } = await deps.write({
    user: confirmUser(db, link),
    sessions: endSessionsOfLink(db, link),
    otherLinks: deleteOtherLinks(db, link),
    foreignIdentities: unlinkForeignIdentities(db, link),
    person: personOfLink(db, link),
    origin: originOfLink(db, link),
    consumed: consumeLink(db, link),
  });
  if (consumed.length === 0 || !person) throw new AppError("link-expired");
  const back = origin?.back ?? null;
  await deps.joinVisitor(deps, {
    device: origin?.visitor ?? null,
    userNum: person.num,
    by: "confirmation",
  });
  const secret = readCookie(browser.cookieHeader, SIGN_UP_COOKIE);
  const asked = secret !== null && origin?.browser === (await hashLinkToken(secret));
  if (!asked) return { back, viewer: null, cookies: signedOutCookies(deps.secureCookies) };
  const { viewer, cookies } = await createSession(deps, person, browser.userAgent, browser.cookieHeader);
  return { back, viewer, cookies: [...cookies, signUpCookie(null, 0, deps.secureCookies)] };
}
