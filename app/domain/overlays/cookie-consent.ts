/** Milliseconds from the loading of the page to the cookie banner (spec 000 §9). */
export const COOKIE_BANNER_DELAY_MS = 2500;

/** Kept on the device: "yes" once measuring was agreed to (spec 000 §3). */
export const CONSENT_KEY = "consented-cookies";
/** Kept on the device: "yes" where only the essential was wanted. */
export const REFUSAL_KEY = "essential-cookies-only";
/** What either holds. */
export const YES = "yes";

/** What a person said about measuring. */
export type CookieChoice = "agreed" | "refused" | "open";

/** What the two kept texts say. Whoever refused once has refused, whatever else is kept. */
export function cookieChoice(consented: string | null, refused: string | null): CookieChoice {
  if (refused === YES) return "refused";
  return consented === YES ? "agreed" : "open";
}
