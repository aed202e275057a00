export const notificationPaths = {
  notifications: () => "/notificacoes",
  /** No page. */
  marks: () => "/notificacoes/marcas",
  /** A socket, or the events after `lastEvent`. */
  channel: (lastEvent: number) => `/canal/avisos?ultimo=${lastEvent}`,
} as const;
