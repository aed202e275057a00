/** Milliseconds from page load to the banner (R-SHELL-7). */
export const COOKIE_BANNER_DELAY_MS = 2500;

/** localStorage: "yes" after consent (R-DEVICE-1). */
export const CONSENT_KEY = "consented-cookies";
/** localStorage: "yes" after refusal. */
export const REFUSAL_KEY = "essential-cookies-only";
export const YES = "yes";

export type CookieChoice = "agreed" | "refused" | "open";

/** A stored refusal always wins. */
export function cookieChoice(consented: string | null, refused: string | null): CookieChoice {
  if (refused === YES) return "refused";
  return consented === YES ? "agreed" : "open";
}
