/** The percentage the banner advertises (R-SHELL-11); a coupon's own is data. */
export const DISCOUNT_PERCENT = 22;

export type DiscountRule = { enabled: boolean };

/** The flag: off (R-SHELL-12). While off, codes are read and preserved but never valid. */
export const discounts: DiscountRule = { enabled: false };

/** A code as it is shown: capitals, at most 40 characters. */
export function couponCode(text: string): string {
  return text.trim().toLocaleUpperCase("pt-BR").slice(0, 40);
}

/** Whether a code could be a valid coupon. */
export function isCouponValid(code: string | null, { enabled }: DiscountRule = discounts): boolean {
  return enabled && /^[\p{L}\p{N}-]{2,40}$/u.test(code ?? "");
}

/** `uses`: charges with it that are paid, or can still be. Epoch seconds. */
export type Coupon = {
  code: string;
  percent: number;
  startsAt: number;
  endsAt: number;
  mostUses: number;
  endedAt: number | null;
  uses: number;
};

export type CouponState = "open" | "coming" | "over" | "used-up";

export function couponState({ startsAt, endsAt, mostUses, endedAt, uses }: Coupon, now: number): CouponState {
  if (endedAt !== null || now >= endsAt) return "over";
  if (now < startsAt) return "coming";
  return uses < mostUses ? "open" : "used-up";
}

/** A coupon's current discount in per cent; null: none. */
export function percentOf(coupon: Coupon | undefined, rule: DiscountRule, now: number): number | null {
  return rule.enabled && coupon && couponState(coupon, now) === "open" ? coupon.percent : null;
}
