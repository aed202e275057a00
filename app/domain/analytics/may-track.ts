import { cookieChoice } from "../overlays/cookie-consent.ts";

/** What a browser keeps of the choice about cookies. */
export type KeptChoice = { consented: string | null; refused: string | null };

/**
 * Whether what somebody does may be counted (decision 20): only after consent, and never what a minor does. Signed in,
 * whoever has not said to be an adult counts as a minor (schools' people too); of a visitor nothing is known, and nothing is
 * kept that could tell who they are. `undefined`: the page does not know yet who is there.
 */
export function mayTrack(choice: KeptChoice, viewer: { adult: boolean } | null | undefined): boolean {
  if (cookieChoice(choice.consented, choice.refused) !== "agreed" || viewer === undefined) return false;
  return viewer === null || viewer.adult;
}
