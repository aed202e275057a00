import { withQuery } from "#app/platform/paths/with-query.ts";

export const codePaths = {
  /** The team's page. `grupo`: whose seats are shown. */
  codes: (query?: { grupo?: string; feito?: string }) => withQuery("/admin/vendas/codigos", query),
  useCode: () => "/pagamento/codigo",
} as const;
