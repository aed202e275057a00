import { withQuery } from "#app/platform/paths/with-query.ts";

export const notificationPaths = {
  notifications: () => "/notificacoes",
  /** No page. */
  marks: () => "/notificacoes/marcas",
  /** A socket, or the events after `lastEvent`. */
  channel: (lastEvent: number) => `/canal/avisos?ultimo=${lastEvent}`,
} as const;

export const chatPaths = {
  conversation: (done?: string) => withQuery("/conversa", { feito: done }),
  picture: (id: string) => `/conversa/fotos/${encodeURIComponent(id)}`,
} as const;
