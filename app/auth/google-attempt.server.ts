import { generateCodeVerifier, generateState } from "arctic";
import { safePath } from "#app/access/safe-path.ts";
import { normalPromoCode } from "#app/domain/accounts/sign-up-rules.ts";
import { readCookie } from "./cookies.server.ts";
import type { GoogleSecrets } from "./google.server.ts";

/** Where somebody was who wants to sign in with Google. */
export type GoogleOrigin = {
  /** The page to come back to, a path of ours. */
  back: string;
  promoCode: string | null;
  /** Began on the login's own page, and not in a dialog over `back`. */
  onPage: boolean;
};

/** One attempt to sign in with Google: kept in the browser alone, between its leaving and its coming back. */
export type GoogleAttempt = GoogleSecrets & GoogleOrigin;

const LIFE_SECONDS = 600;
/** A cookie holds 4 KB: a longer path is not worth coming back to. */
const LONGEST_PATH = 800;
const FRONT_PAGE = "/";

const ATTEMPT = "farol_google";
/** Holds the token of an identity that waits for its account's password. */
const HELD = "farol_vinculo";

/** With this prefix a browser takes the cookie from this very host over https alone; localhost has no https. */
function nameOf(name: string, secure: boolean): string {
  return secure ? `__Host-${name}` : name;
}

function cookie(name: string, value: string, seconds: number, secure: boolean): string {
  const attributes = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure ? "; Secure" : ""}`;
  return `${nameOf(name, secure)}=${value}; ${attributes}`;
}

/** A new attempt with secrets of its own, 256 bits each. */
export function newAttempt({ back, promoCode, onPage }: GoogleOrigin): GoogleAttempt {
  return {
    state: generateState(),
    verifier: generateCodeVerifier(),
    nonce: generateState(),
    back: back.length > LONGEST_PATH ? FRONT_PAGE : back,
    promoCode: normalPromoCode(promoCode),
    onPage,
  };
}

/** The cookie that keeps an attempt, for ten minutes. Scripts cannot read it. */
export function attemptCookie(attempt: GoogleAttempt, secure: boolean): string {
  return cookie(ATTEMPT, encodeURIComponent(JSON.stringify(attempt)), LIFE_SECONDS, secure);
}

/** The cookie that ends an attempt: each is good for one return. */
export function endedAttemptCookie(secure: boolean): string {
  return cookie(ATTEMPT, "", 0, secure);
}

/** The cookie that keeps the token of a held identity; without a token, the one that ends it. */
export function heldCookie(token: string | null, secure: boolean): string {
  return cookie(HELD, token ?? "", token ? LIFE_SECONDS : 0, secure);
}

/** The token of a held identity in a request's cookies. */
export function readHeld(header: string | null, secure: boolean): string | null {
  return readCookie(header, nameOf(HELD, secure));
}

/** The attempt in a request's cookies; null where there is none, or none of ours. Never throws. */
export function readAttempt(header: string | null, secure: boolean): GoogleAttempt | null {
  try {
    const value = readCookie(header, nameOf(ATTEMPT, secure));
    const kept = JSON.parse(decodeURIComponent(value ?? "null")) as Partial<
      Record<keyof GoogleAttempt, unknown>
    > | null;
    const { state, verifier, nonce, back, promoCode, onPage } = kept ?? {};
    if (typeof state !== "string" || typeof verifier !== "string" || typeof nonce !== "string") return null;
    if (!state || !verifier || !nonce) return null;
    return {
      state,
      verifier,
      nonce,
      back: safePath(typeof back === "string" ? back : null, FRONT_PAGE),
      promoCode: normalPromoCode(typeof promoCode === "string" ? promoCode : null),
      onPage: onPage === true,
    };
  } catch {
    return null;
  }
}
