import { product } from "#app/text/product.ts";

/** Milliseconds on the page before the invitation to the messaging channel shows (spec 000 §9). */
export const ZAP_DELAY_MS = 10_000;
/** Seconds for which an invitation that was seen does not come back. */
const REST_SECONDS = 7 * 24 * 3600;

/** Kept on the device: when the invitation was last seen, in epoch seconds (spec 000 §3). */
export const ZAP_SEEN_KEY = `seen-${product.slug}-zap-overlay`;
/** Kept on the device: "yes" once its link was followed. */
export const ZAP_CLICKED_KEY = `clicked-${product.slug}-zap-overlay`;

/** The analytics events of the invitation (spec 000 §7). */
export const zapEvents = {
  opened: `${product.slug}-zap-overlay-opened`,
  click: `${product.slug}-zap-overlay-click`,
} as const;

/** When an invitation was last seen, in epoch seconds; 0 for never, and for whatever else is kept there. */
function secondsOf(kept: string | null): number {
  return kept && /^\d{1,12}$/.test(kept) ? Number(kept) : 0;
}

/**
 * Whether the invitation may be shown: `here`, on a question or a thread of the forum; to no admin, never again once followed, and not within a week of being seen. A time
 * that is still to come counts for nothing: the clock of the device was wrong. `now` in epoch seconds.
 */
export function zapDue(state: {
  here: boolean;
  admin: boolean;
  seen: string | null;
  clicked: string | null;
  now: number;
}): boolean {
  if (state.admin || state.clicked !== null || !state.here) return false;
  const since = state.now - secondsOf(state.seen);
  return since >= REST_SECONDS || since < 0;
}
