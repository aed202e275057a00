import { type Query, withQuery } from "./with-query.ts";

export const mentoringPaths = {
  about: () => "/mentoria-de-estudos",
  /** `semana`: another week than the present one, by its Monday. */
  week: (query?: Query) => withQuery("/mentoria", query),
  mentors: () => "/mentores",
  mentee: (userId: string, query?: Query) => withQuery(`/mentores/${encodeURIComponent(userId)}`, query),
  guide: () => "/mentores/guia",
  distribution: (done?: string) => withQuery("/mentores/distribuicao", { feito: done }),
} as const;
