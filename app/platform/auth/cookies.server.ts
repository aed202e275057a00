import { DAY } from "#app/platform/time/units.ts";
import { TOKEN_SECONDS } from "./session-token.server.ts";

/** The signed token (R-ACCESS-7) and the session's secret. Both HttpOnly. */
export const TOKEN_COOKIE = "__session";
export const SESSION_COOKIE = "farol_sessao";

/** A sign-in of this device; it survives the sign-out. */
export const DEVICE_COOKIE = "farol_aparelho";

/** The secret of a sign-up: its confirmation signs this browser in, and no other. */
export const SIGN_UP_COOKIE = "farol_cadastro";

/** A browser that answers before it has an account: its answers join the first account that signs in there. */
export const VISITOR_COOKIE = "farol_visita";

const SESSION_SECONDS = 90 * DAY;
const DEVICE_SECONDS = 365 * DAY;

/** A raw cookie value (not decoded, so it cannot throw); null if absent or empty. */
export function readCookie(header: string | null, name: string): string | null {
  for (const part of (header ?? "").split(";")) {
    const equals = part.indexOf("=");
    if (equals > 0 && part.slice(0, equals).trim() === name) return part.slice(equals + 1).trim() || null;
  }
  return null;
}

function cookie(name: string, value: string, seconds: number, secure: boolean): string {
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure ? "; Secure" : ""}`;
}

/** The signed token expires after an hour and is then renewed from the session. */
export function signedInCookies(token: string, sessionToken: string | null, secure: boolean): string[] {
  const hour = cookie(TOKEN_COOKIE, token, TOKEN_SECONDS, secure);
  return sessionToken ? [hour, cookie(SESSION_COOKIE, sessionToken, SESSION_SECONDS, secure)] : [hour];
}

export function deviceCookie(token: string, secure: boolean): string {
  return cookie(DEVICE_COOKIE, token, DEVICE_SECONDS, secure);
}

/** Null deletes it. `seconds`: the life of the mailed link. */
export function signUpCookie(secret: string | null, seconds: number, secure: boolean): string {
  return cookie(SIGN_UP_COOKIE, secret ?? "", secret ? seconds : 0, secure);
}

/** `seconds`: as long as its answers are stored. */
export function visitorCookie(device: string, seconds: number, secure: boolean): string {
  return cookie(VISITOR_COOKIE, device, seconds, secure);
}

export function signedOutCookies(secure: boolean): string[] {
  return [cookie(TOKEN_COOKIE, "", 0, secure), cookie(SESSION_COOKIE, "", 0, secure)];
}
