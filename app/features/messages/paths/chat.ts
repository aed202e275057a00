import { withQuery } from "#app/platform/paths/with-query.ts";

export const chatPaths = {
  conversation: (done?: string) => withQuery("/conversa", { feito: done }),
  picture: (id: string) => `/conversa/fotos/${encodeURIComponent(id)}`,
} as const;
