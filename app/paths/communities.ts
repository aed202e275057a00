import { withQuery } from "./with-query.ts";

export const communityPaths = {
  azambuja: () => "/azambuja",
  /** `campaign`: its code; `view`: a word of `requestViews`. */
  accessRequests: (campaign?: string, view?: string, done?: string) =>
    withQuery("/pedidos-de-acesso", { parceria: campaign?.toLowerCase(), ver: view, feito: done }),
} as const;
