import { inSchool } from "#app/features/school/paths/in-school.ts";
import { type Query, withQuery } from "#app/platform/paths/with-query.ts";

export const eventPaths = {
  /** `certame`: the open one; `aba`: what is shown of it. */
  events: (schoolId: string, query?: Query) => withQuery(inSchool(schoolId, "gerenciar-certames"), query),
  /** `turma`: its id; `de`, `ate`: dates; `ver=estudantes`: a sheet each. */
  reportCards: (schoolId: string, query?: Query) => withQuery(inSchool(schoolId, "boletim"), query),
} as const;
