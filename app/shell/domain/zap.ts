import { product } from "#app/platform/text/product.ts";
import { WEEK } from "#app/platform/time/units.ts";

/** Milliseconds before the invitation (R-SHELL-8). */
export const ZAP_DELAY_MS = 10_000;
/** Seconds before a seen invitation returns. */
const REST_SECONDS = WEEK;

/** localStorage: last display, epoch seconds (R-DEVICE-1). */
export const ZAP_SEEN_KEY = `seen-${product.slug}-zap-overlay`;
/** localStorage: "yes" once followed. */
export const ZAP_CLICKED_KEY = `clicked-${product.slug}-zap-overlay`;

export const zapEvents = {
  opened: `${product.slug}-zap-overlay-opened`,
  click: `${product.slug}-zap-overlay-click`,
} as const;

/** 0 for never or an invalid value. */
function secondsOf(kept: string | null): number {
  return kept && /^\d{1,12}$/.test(kept) ? Number(kept) : 0;
}

/** Not for admins, nor once followed, nor within a week; ignores a stored time in the future. `now`: epoch seconds. */
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
