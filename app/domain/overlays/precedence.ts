/** What may stand over a page, first come first: each waits until those before it are gone (spec 000 §2). */
export const overlayOrder = [
  "new-password",
  "registration",
  "sign-in",
  "paywall",
  "campaign",
  "tutorial",
  "zap",
] as const;

export type Overlay = (typeof overlayOrder)[number];

/** What a person has asked for by a click, an address or a call: it answers them, also beside a question. */
const asked: ReadonlySet<Overlay> = new Set(["sign-in", "paywall"]);

/**
 * The one overlay that may show of those that are wanted; null for none. While a question is being answered nothing shows
 * that nobody asked for (interface.md): it waits until the answer is given.
 */
export function overlayToShow(wanted: ReadonlySet<Overlay>, answering: boolean): Overlay | null {
  return overlayOrder.find((each) => wanted.has(each) && (!answering || asked.has(each))) ?? null;
}

/** Whether the cookie banner may show: beside any overlay, but not while a question is being answered. */
export function bannerMayShow(answering: boolean): boolean {
  return !answering;
}
