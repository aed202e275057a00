import { withQuery } from "#app/platform/paths/with-query.ts";
import { shellPaths } from "#app/shell/paths.ts";

export const billingPaths = {
  /** `duration` in months. */
  payment: (duration?: number, plan?: string, charge?: string) =>
    withQuery(shellPaths.payment(), { duration, plano: plan, cobranca: charge }),
  paymentStatus: (charge?: string) => withQuery("/status-pagamento", { cobranca: charge }),
  receipt: (charge: string) => `/pagamento/recibo/${encodeURIComponent(charge)}`,
  /** The picture of a Pix code: of a charge's owner, or by a guardian's link. */
  qr: (charge: string) => `/pagamento/qr/${encodeURIComponent(charge)}`,
  guardian: (token: string) => `/pagamento/responsavel/${encodeURIComponent(token)}`,
  guardianQr: (token: string) => `/pagamento/responsavel/${encodeURIComponent(token)}/qr`,
  /** Development only. */
  bank: () => "/dev/banco",
  /** A provider's webhook. */
  news: (provider: string) => `/avisos-de-pagamento/${encodeURIComponent(provider)}`,
} as const;

export const codePaths = {
  /** The team's page. `grupo`: whose seats are shown. */
  codes: (query?: { grupo?: string; feito?: string }) => withQuery("/admin/vendas/codigos", query),
  useCode: () => "/pagamento/codigo",
} as const;
