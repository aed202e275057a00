import { withQuery } from "#app/platform/paths/with-query.ts";

export const billingPaths = {
  /** `duration` in months. */
  payment: (duration?: number, plan?: string, charge?: string) =>
    withQuery("/pagamento", { duration, plano: plan, cobranca: charge }),
  paymentStatus: (charge?: string) => withQuery("/status-pagamento", { cobranca: charge }),
  receipt: (charge: string) => `/pagamento/recibo/${encodeURIComponent(charge)}`,
  /** The picture of a Pix code: of a charge's owner, or by a guardian's link. */
  qr: (charge: string) => `/pagamento/qr/${encodeURIComponent(charge)}`,
  guardian: (token: string) => `/pagamento/responsavel/${encodeURIComponent(token)}`,
  guardianQr: (token: string) => `/pagamento/responsavel/${encodeURIComponent(token)}/qr`,
  /** Development only. */
  bank: () => "/dev/banco",
  /** Where a provider tells what happened. */
  news: (provider: string) => `/avisos-de-pagamento/${encodeURIComponent(provider)}`,
} as const;
