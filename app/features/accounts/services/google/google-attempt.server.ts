import { generateCodeVerifier, generateState } from "arctic";
import { safePath } from "#app/platform/access/safe-path.ts";
import { readCookie } from "#app/platform/auth/cookies.server.ts";
import { keptAttempt } from "../../domain/google/kept-attempt.server.ts";
import { normalPromoCode } from "../../domain/sign-up/sign-up-rules.ts";
import type { GoogleSecrets } from "./google.server.ts";

export type GoogleOrigin = {
  back: string;
  promoCode: string | null;
  /** False in a dialog over `back`. */
  onPage: boolean;
};

/** Stored in the browser only, until it returns. */
export type GoogleAttempt = GoogleSecrets & GoogleOrigin;

const LIFE_SECONDS = 600;
/** Characters: a cookie is limited to 4 KB. */
const LONGEST_PATH = 800;
const FRONT_PAGE = "/";

const ATTEMPT = "farol_google";
/** The token of an identity that needs its account's password. */
const HELD = "farol_vinculo";

/** The prefix binds a cookie to this host over https; localhost has no https. */
function nameOf(name: string, secure: boolean): string {
  return secure ? `__Host-${name}` : name;
}

function cookie(name: string, value: string, seconds: number, secure: boolean): string {
  const attributes = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure ? "; Secure" : ""}`;
  return `${nameOf(name, secure)}=${value}; ${attributes}`;
}

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

/** Ten minutes, HttpOnly. */
export function attemptCookie(attempt: GoogleAttempt, secure: boolean): string {
  return cookie(ATTEMPT, encodeURIComponent(JSON.stringify(attempt)), LIFE_SECONDS, secure);
}

/** Deletes the attempt: it allows one return. */
export function endedAttemptCookie(secure: boolean): string {
  return cookie(ATTEMPT, "", 0, secure);
}

/** Null deletes the cookie. */
export function heldCookie(token: string | null, secure: boolean): string {
  return cookie(HELD, token ?? "", token ? LIFE_SECONDS : 0, secure);
}

export function readHeld(header: string | null, secure: boolean): string | null {
  return readCookie(header, nameOf(HELD, secure));
}

/** Null if absent or invalid. Never throws. */
export function readAttempt(header: string | null, secure: boolean): GoogleAttempt | null {
  const kept = keptAttempt(readCookie(header, nameOf(ATTEMPT, secure)) ?? "");
  return kept && { ...kept, back: safePath(kept.back, FRONT_PAGE) };
}
