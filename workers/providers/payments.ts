import type { PaymentProvider } from "#app/services/billing/payment-provider.ts";
import type { Environment } from "../environment.ts";
import { mercadoPago } from "./payments/mercado-pago.ts";
import { sandbox } from "./payments/sandbox.ts";

/** Mercado Pago with its two secrets; the sandbox in development; null in production without them: nothing is sold. */
export function choosePayments(
  env: Pick<
    Environment,
    "FAROL_ENV" | "SANDBOX_BANK" | "MERCADO_PAGO_TOKEN" | "MERCADO_PAGO_SECRET" | "MERCADO_PAGO_API"
  >,
  now: () => number,
): PaymentProvider | null {
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
