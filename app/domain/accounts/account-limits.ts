import { addressPrefix } from "./address-prefix.ts";

const MINUTES = 60;
const HOUR = 3600;

/** Rate limits per key: attempts within `seconds` (security.md SEC-09). */
export const accountLimits = {
  /** Failed sign-ins of one address: the 11th within 10 minutes is refused before any hash. */
  signIn: (address: string) => ({
    key: `signin:${addressPrefix(address)}`,
    limit: 10,
    seconds: 10 * MINUTES,
  }),
  /** To one account, from devices that never signed in to it: above the limit of an address, which alone locks nobody out. */
  signInTo: (email: string) => ({ key: `signin-to:${email}`, limit: 20, seconds: 10 * MINUTES }),
  /** A school signs up whole classes from one address. */
  signUp: (address: string) => ({ key: `signup:${addressPrefix(address)}`, limit: 100, seconds: HOUR }),
  recovery: (address: string) => ({ key: `recovery:${addressPrefix(address)}`, limit: 40, seconds: HOUR }),
  reset: (address: string) => ({ key: `reset:${addressPrefix(address)}`, limit: 20, seconds: 10 * MINUTES }),
  firstAccess: (address: string) => ({
    key: `first-access:${addressPrefix(address)}`,
    limit: 60,
    seconds: 10 * MINUTES,
  }),
  /** Mails to a guardian: by one person, and to one address. */
  askGuardian: (userId: string) => ({ key: `guardian-ask:${userId}`, limit: 3, seconds: 24 * HOUR }),
  guardianMail: (email: string) => ({ key: `guardian-mail:${email}`, limit: 3, seconds: 24 * HOUR }),
  picture: (userId: string) => ({ key: `picture:${userId}`, limit: 20, seconds: HOUR }),
  /** Password re-entry while signed in: limits guessing on an unattended screen. */
  password: (userId: string) => ({ key: `password:${userId}`, limit: 10, seconds: 10 * MINUTES }),
  /** Mails of one kind to one person: the product must not flood a mailbox. */
  mail: (kind: "signup" | "recovery" | "resend" | "change" | "asked", email: string) => ({
    key: `mail:${kind}:${email}`,
    limit: 5,
    seconds: HOUR,
  }),
} as const;

/** Life of mailed links in seconds (security.md SEC-13). */
export const CONFIRM_SECONDS = 24 * HOUR;
export const RECOVER_SECONDS = HOUR;
export const LINK_GOOGLE_SECONDS = 10 * MINUTES;
export const CHANGE_EMAIL_SECONDS = 24 * HOUR;
