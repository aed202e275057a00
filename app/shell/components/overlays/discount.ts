import { couponCode, isCouponValid } from "#app/features/billing/domain/discount.ts";
import { billingPaths } from "#app/features/billing/paths.ts";
import { homePaths } from "#app/features/home/paths.ts";
import { shellPaths } from "../../paths.ts";

/** Payment pages display the discount themselves. */
const WITHOUT_BANNER: readonly string[] = [
  billingPaths.payment(),
  billingPaths.paymentStatus(),
  shellPaths.maristaHome(),
];
/** Pages where the coupon is already applied. */
const APPLYING: readonly string[] = [homePaths.home(), billingPaths.payment(), billingPaths.paymentStatus()];

/** False while the flag is off (R-SHELL-12). */
export function isDiscountValid(code: string | null): boolean {
  return isCouponValid(code);
}

export type DiscountOffer = { coupon: string; kind: "applying" | "offer" };

/** "applying" has no close button, "offer" has one and leads to the plans (R-SHELL-11). */
export function discountBanner(code: string, path: string): DiscountOffer {
  return { coupon: couponCode(code), kind: APPLYING.includes(path) ? "applying" : "offer" };
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
