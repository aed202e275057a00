/** Overlays by precedence: each waits for those before it (spec 000 §2). */
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

/** Requested by a click, a URL or a call: also displayed while a question is open. */
const requested: ReadonlySet<Overlay> = new Set(["sign-in", "paywall"]);

/** The one overlay to display, or null. Unrequested ones wait until the open question is answered (interface.md). */
export function overlayToShow(wanted: ReadonlySet<Overlay>, answering: boolean): Overlay | null {
  return overlayOrder.find((each) => wanted.has(each) && (!answering || requested.has(each))) ?? null;
}

export function bannerMayShow(answering: boolean): boolean {
  return !answering;
}
