import { cookieChoice } from "./cookie-consent.ts";

/** Cookie choice stored in the browser. */
export type StoredConsent = { consented: string | null; refused: string | null };

/** Whether actions may be tracked (R-MINOR-3): with consent and, signed in, only adults. `undefined`: not known yet. */
export function mayTrack(choice: StoredConsent, viewer: { adult: boolean } | null | undefined): boolean {
  if (cookieChoice(choice.consented, choice.refused) !== "agreed" || viewer === undefined) return false;
  return viewer === null || viewer.adult;
}
