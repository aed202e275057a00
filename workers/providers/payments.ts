import type { PaymentProvider } from "#app/features/billing/services/payment-provider.ts";
import { readConfigured } from "#app/platform/text/configured.ts";
import { sellerOf } from "#app/platform/text/seller.ts";
import type { Environment } from "../environment.ts";
import { mercadoPago } from "./payments/mercado-pago.ts";
import { sandbox } from "./payments/sandbox.ts";

type Collecting = Pick<
  Environment,
  | "FAROL_ENV"
  | "SANDBOX_BANK"
  | "SELLER_NAME"
  | "SELLER_CNPJ"
  | "SELLER_ADDRESS"
  | "HELP_EMAIL"
  | "MERCADO_PAGO_TOKEN"
  | "MERCADO_PAGO_SECRET"
  | "MERCADO_PAGO_API"
>;

/**
 * Mercado Pago with its two secrets; the sandbox in development; null in production without them, or without a
 * configured seller: nothing is sold.
 */
export function choosePayments(env: Collecting, now: () => number): PaymentProvider | null {
  const isSelling = sellerOf(readConfigured(said(env))) !== null;
  const chosen = chooseProvider(env, now);
  return chosen && !isSelling ? closed(chosen) : chosen;
}

function said({ FAROL_ENV, SELLER_NAME, SELLER_CNPJ, SELLER_ADDRESS, HELP_EMAIL }: Collecting) {
  return { FAROL_ENV, SELLER_NAME, SELLER_CNPJ, SELLER_ADDRESS, HELP_EMAIL };
}

/** Without a seller nothing new is charged; refunds and news of what was sold go on. */
function closed(provider: PaymentProvider): PaymentProvider {
  const createBill = () => Promise.reject(new Error("no seller is configured"));
  return { ...provider, methods: [], createBill };
}

function chooseProvider(env: Collecting, now: () => number): PaymentProvider | null {
  const { MERCADO_PAGO_TOKEN: token, MERCADO_PAGO_SECRET: secret, MERCADO_PAGO_API } = env;
  const isLocal = env.FAROL_ENV !== "production";
  if (token && secret)
    return mercadoPago({
      token,
      secret,
      now,
      ...(isLocal && MERCADO_PAGO_API ? { api: MERCADO_PAGO_API } : {}),
    });
  return isLocal && env.SANDBOX_BANK ? sandbox(env.SANDBOX_BANK, now) : null;
}
