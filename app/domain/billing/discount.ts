/** Per cent off with a discount code (spec 000 §9). */
export const DISCOUNT_PERCENT = 22;

export type DiscountRule = { enabled: boolean };

/** The specification's flag: off (000 §9). Codes are read, kept and never valid while it is. */
export const discounts: DiscountRule = { enabled: false };

/** A code as it is shown: capitals, at most 40 characters. */
export function couponCode(text: string): string {
  return text.trim().toLocaleUpperCase("pt-BR").slice(0, 40);
}

/** Whether a code takes something off. */
export function isCouponValid(code: string | null, { enabled }: DiscountRule = discounts): boolean {
  return enabled && /^[\p{L}\p{N}-]{2,40}$/u.test(code ?? "");
}

/** What a code takes off; null: nothing. */
export function discountOf(
  code: string | null,
  rule: DiscountRule = discounts,
): { code: string; percent: number } | null {
  if (code === null) return null;
  const shown = couponCode(code);
  return isCouponValid(shown, rule) ? { code: shown, percent: DISCOUNT_PERCENT } : null;
}
