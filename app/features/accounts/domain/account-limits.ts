import { addressPrefix } from "#app/platform/analytics/domain/address-prefix.ts";
import { DAY, HOUR } from "#app/platform/time/units.ts";

const MINUTES = 60;

/** Failures that refuse a login on one device (`at`), and on every new one (`to`: three devices' worth), within `seconds`. */
export const SIGN_IN_BOUNDS = { at: 10, to: 30, seconds: 10 * MINUTES } as const;

/** What the keys of a login's failures start with. */
export function signInKeys(login: string): string {
  return `signin:${login}`;
}

/** Rate limits per key: attempts within `seconds` (SEC-09). */
export const accountLimits = {
  /** Failed sign-ins to one login on one device: a known device's id, else the address. */
  signInAt: (login: string, device: string) => ({
    key: `${signInKeys(login)}:at:${device}`,
    limit: SIGN_IN_BOUNDS.at,
    seconds: SIGN_IN_BOUNDS.seconds,
  }),
  /** To one login, from devices that never signed in to it: a single device cannot lock the owner out. */
  signInTo: (login: string) => ({
    key: `${signInKeys(login)}:to`,
    limit: SIGN_IN_BOUNDS.to,
    seconds: SIGN_IN_BOUNDS.seconds,
  }),
  /** Failures of one address: two for each of a school's 1,000 within 10 minutes. */
  signIn: (address: string) => ({
    key: `signin-from:${addressPrefix(address)}`,
    limit: 2000,
    seconds: 10 * MINUTES,
  }),
  /** A school signs up and recovers whole years from one address; each e-mail has its own limit. */
  signUp: (address: string) => ({ key: `signup:${addressPrefix(address)}`, limit: 2000, seconds: HOUR }),
  recovery: (address: string) => ({ key: `recovery:${addressPrefix(address)}`, limit: 2000, seconds: HOUR }),
  /** Dead links and unknown codes only: both are signed or random and cannot be guessed. */
  reset: (address: string) => ({ key: `reset:${addressPrefix(address)}`, limit: 200, seconds: 10 * MINUTES }),
  firstAccess: (address: string) => ({
    key: `first-access:${addressPrefix(address)}`,
    limit: 2000,
    seconds: 10 * MINUTES,
  }),
  /** Wrong codes of a person. */
  wrongCode: (kind: "seat" | "coupon" | "sitting", userId: string) => ({
    key: `wrong-${kind}:${userId}`,
    limit: 5,
    seconds: MINUTES,
  }),
  picture: (userId: string) => ({ key: `picture:${userId}`, limit: 20, seconds: HOUR }),
  /** Password re-entry in a session: limits guessing on an unattended screen. */
  passwordAt: (userId: string, session: string) => ({
    key: `password:${userId}:at:${session}`,
    limit: 10,
    seconds: 10 * MINUTES,
  }),
  passwordTo: (userId: string) => ({ key: `password:${userId}:to`, limit: 30, seconds: 10 * MINUTES }),
  /** Mails of one kind to one person: the product must not flood a mailbox. */
  mail: (kind: "signup" | "recovery" | "resend" | "change" | "asked", email: string) => ({
    key: `mail:${kind}:${email}`,
    limit: 5,
    seconds: HOUR,
  }),
} as const;

/** Life of mailed links in seconds (SEC-13). */
export const CONFIRM_SECONDS = DAY;
export const RECOVER_SECONDS = HOUR;
export const LINK_GOOGLE_SECONDS = 10 * MINUTES;
export const CHANGE_EMAIL_SECONDS = DAY;
