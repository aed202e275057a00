import type { DiscountRule } from "./domain/discount.ts";
import type { PaymentProvider } from "./services/payment-provider.ts";

/** What this room gives to those below it, or needs, as fields of the platform's interfaces. */
declare module "#app/platform/context/deps.ts" {
  interface Deps {
    /** Null without a provider: then nothing is sold. */
    payments: PaymentProvider | null;
    discounts: DiscountRule;
  }
}
