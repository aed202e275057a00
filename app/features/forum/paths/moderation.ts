import { type Query, withQuery } from "#app/platform/paths/with-query.ts";
import { shellPaths } from "#app/shell/paths.ts";

export const moderationPaths = {
  moderation: (query?: Query) => withQuery(shellPaths.moderation(), query),
  /** The decision that its author may appeal. */
  appeal: (caseId: number) => `/recurso/${caseId}`,
} as const;
