import { shellPaths } from "./shell.ts";
import { type Query, withQuery } from "./with-query.ts";

export const moderationPaths = {
  moderation: (query?: Query) => withQuery(shellPaths.moderation(), query),
  /** The decision that its author may appeal. */
  appeal: (caseId: number) => `/recurso/${caseId}`,
} as const;
