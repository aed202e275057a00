import type { Charge } from "./ledger.ts";
import type { PaymentMethod } from "./payment-methods.ts";

/** A charge with what the provider made of it. */
export type StoredCharge = Charge & {
  userNum: number;
  priceCents: number;
  discountCents: number;
  coupon: string | null;
  method: PaymentMethod | "code";
  provider: string;
  providerRef: string | null;
  pixCode: string | null;
  pageUrl: string | null;
  tokenHash: string | null;
};
