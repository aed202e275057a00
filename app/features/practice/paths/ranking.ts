import { withQuery } from "#app/platform/paths/with-query.ts";

export const rankingPaths = {
  /** `period`: "semana", "anterior", "total". `group`: as in the boards' names. */
  ranking: (chosen: { period?: string; group?: string } = {}) =>
    withQuery("/ranking", { periodo: chosen.period, grupo: chosen.group }),
  document: () => "/ranking/documento",
} as const;
