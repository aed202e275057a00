import { addressPrefix } from "./address-prefix.ts";

const MINUTES = 60;
const HOUR = 3600;

/** How much is allowed, by what is counted (security.md SEC-09). A limit: attempts under a key within any `seconds`. */
export const accountLimits = {
  /** Failed sign-ins of one address: the 11th within 10 minutes is refused before any hash. */
  signIn: (address: string) => ({
    key: `signin:${addressPrefix(address)}`,
    limit: 10,
    seconds: 10 * MINUTES,
  }),
  /** A school signs up its classes behind one address. */
  signUp: (address: string) => ({ key: `signup:${addressPrefix(address)}`, limit: 100, seconds: HOUR }),
  recovery: (address: string) => ({ key: `recovery:${addressPrefix(address)}`, limit: 40, seconds: HOUR }),
  /** New passwords tried with mailed links. */
  reset: (address: string) => ({ key: `reset:${addressPrefix(address)}`, limit: 20, seconds: 10 * MINUTES }),
  /** Pictures one person stores. */
  picture: (userId: string) => ({ key: `picture:${userId}`, limit: 20, seconds: HOUR }),
  /** Passwords asked again of somebody signed in: whoever found a screen open does not guess for long. */
  password: (userId: string) => ({ key: `password:${userId}`, limit: 10, seconds: 10 * MINUTES }),
  /** Mails of one kind to one person: nobody's mailbox is flooded through us. */
  mail: (kind: "signup" | "recovery" | "resend" | "change" | "asked", email: string) => ({
    key: `mail:${kind}:${email}`,
    limit: 5,
    seconds: HOUR,
  }),
} as const;

/** Life of mailed links in seconds (security.md SEC-13). */
export const CONFIRM_SECONDS = 24 * HOUR;
export const RECOVER_SECONDS = HOUR;
/** How long a Google identity waits for the password of the account that has its e-mail. */
export const LINK_GOOGLE_SECONDS = 10 * MINUTES;
export const CHANGE_EMAIL_SECONDS = 24 * HOUR;
