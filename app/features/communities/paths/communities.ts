import { type Query, withQuery } from "#app/platform/paths/with-query.ts";
import { shellPaths } from "#app/shell/paths.ts";

export const communityPaths = {
  azambuja: () => "/azambuja",
  /** `done`: what was done there, to be told. */
  plantel: (done?: string) => withQuery("/plantel", { feito: done }),
  plantelCertificate: () => "/plantel/certificado",
  plantelAdmin: (done?: string) => withQuery("/plantel-admin", { feito: done }),
  /** `temporada`: a season; `lista`: of participants, to be confirmed. */
  maristaHome: (query?: Query) => withQuery(shellPaths.maristaHome(), query),
  maristaChallenge: () => "/escolas/marista/desafio",
  /** `campaign`: its code; `view`: a word of `requestViews`. */
  accessRequests: (campaign?: string, view?: string, done?: string) =>
    withQuery("/pedidos-de-acesso", { parceria: campaign?.toLowerCase(), ver: view, feito: done }),
} as const;
