import { withQuery } from "./with-query.ts";

export const chatPaths = {
  conversation: (done?: string) => withQuery("/conversa", { feito: done }),
} as const;
