import { withQuery } from "#app/platform/paths/with-query.ts";

export const olympiadPaths = {
  /** `after`: the last question of the previous page. */
  olympiads: (filter?: { level: number | null; year: number | null; after?: string }) =>
    withQuery("/olimpiadas", { nivel: filter?.level, ano: filter?.year, apos: filter?.after }),
  question: (code: string) => `/o/${code}`,
  questionIn: (code: string, filter: { level: number | null; year: number | null }) =>
    olympiadPaths.olympiads(filter).replace("/olimpiadas", `/o/${code}`),
} as const;
