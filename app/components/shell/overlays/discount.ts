import { paths, plannedPaths } from "#app/paths.ts";

/** Per cent off with a discount code (spec 000 §9). */
export const DISCOUNT_PERCENT = 22;

/** The frame draws no banner there: the payment pages say it in their own place. */
const WITHOUT_BANNER: readonly string[] = [
  plannedPaths.payment(),
  plannedPaths.paymentStatus(),
  plannedPaths.maristaHome(),
];
/** Where the coupon is said to be in use already. */
const APPLYING: readonly string[] = [paths.home(), plannedPaths.payment(), plannedPaths.paymentStatus()];

/** Whether a code gives a discount. The specification has it always false (000 §9): the flag is off. */
export function isDiscountValid(_code: string | null): boolean {
  return false;
}

/** What the discount banner says: that the coupon is being applied, or an offer that can be put away. */
export type DiscountBanner = { coupon: string; kind: "applying" | "offer" };

/** The banner of a page: "applying" has no close button, "offer" has one and leads to the plans (spec 000 §9). */
export function discountBanner(code: string, path: string): DiscountBanner {
  return { coupon: code.toLocaleUpperCase("pt-BR"), kind: APPLYING.includes(path) ? "applying" : "offer" };
}

/** Whether the frame shows the banner: with a valid code, to whoever is not pro, but not on the pages that say it themselves. */
export function showsDiscount(state: {
  code: string | null;
  valid: boolean;
  pro: boolean;
  path: string;
}): boolean {
  return Boolean(state.code) && state.valid && !state.pro && !WITHOUT_BANNER.includes(state.path);
}
