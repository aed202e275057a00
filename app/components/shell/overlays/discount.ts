import { homePaths } from "#app/paths/home.ts";
import { plannedPaths } from "#app/paths/planned.ts";

/** Per cent off with a discount code (spec 000 §9). */
export const DISCOUNT_PERCENT = 22;

/** Payment pages display the discount themselves. */
const WITHOUT_BANNER: readonly string[] = [
  plannedPaths.payment(),
  plannedPaths.paymentStatus(),
  plannedPaths.maristaHome(),
];
/** Pages where the coupon is already applied. */
const APPLYING: readonly string[] = [homePaths.home(), plannedPaths.payment(), plannedPaths.paymentStatus()];

/** Always false in the specification (000 §9): the flag is off. */
export function isDiscountValid(_code: string | null): boolean {
  return false;
}

export type DiscountOffer = { coupon: string; kind: "applying" | "offer" };

/** "applying" has no close button, "offer" has one and leads to the plans (spec 000 §9). */
export function discountBanner(code: string, path: string): DiscountOffer {
  return { coupon: code.toLocaleUpperCase("pt-BR"), kind: APPLYING.includes(path) ? "applying" : "offer" };
}

/** With a valid code, unless the user is pro or the page displays it itself. */
export function showsDiscount(state: {
  code: string | null;
  valid: boolean;
  pro: boolean;
  path: string;
}): boolean {
  return Boolean(state.code) && state.valid && !state.pro && !WITHOUT_BANNER.includes(state.path);
}
