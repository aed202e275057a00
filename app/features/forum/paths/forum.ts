import { type Query, withQuery } from "#app/platform/paths/with-query.ts";

export const forumPaths = {
  forum: (query?: Query) => withQuery("/respostas", query),
  thread: (code: string, query?: Query) => withQuery(`/r/${code}`, query),
  post: (code: string, num: number | "") => `/r/${code}#comentario-${num}`,
  channel: (code: string) => `/canal/duvida/${code}`,
  ask: (question: string, query?: Query) => withQuery(`/q/${question}/duvida`, query),
} as const;
