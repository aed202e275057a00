import { type Query, withQuery } from "#app/platform/paths/with-query.ts";
import { shellPaths } from "#app/shell/paths.ts";

export const forumPaths = {
  forum: (query?: Query) => withQuery("/respostas", query),
  thread: (code: string, query?: Query) => withQuery(`/r/${code}`, query),
  post: (code: string, num: number | "") => `/r/${code}#comentario-${num}`,
  channel: (code: string) => `/canal/duvida/${code}`,
  ask: (question: string, query?: Query) => withQuery(`/q/${question}/duvida`, query),
} as const;

export const moderationPaths = {
  moderation: (query?: Query) => withQuery(shellPaths.moderation(), query),
  /** The decision that its author may appeal. */
  appeal: (caseId: number) => `/recurso/${caseId}`,
} as const;
