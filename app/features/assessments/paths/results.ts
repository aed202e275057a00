import { inSchool } from "#app/features/school/paths/in-school.ts";
import { type Query, withQuery } from "#app/platform/paths/with-query.ts";

const one = (schoolId: string, id: string, rest: string) =>
  inSchool(schoolId, `avaliacoes/${encodeURIComponent(id)}/resultados${rest}`);

export const resultPaths = {
  /** A student's own result; everybody's for staff. `questao` opens one, from 1. */
  results: (schoolId: string, id: string, query?: Query) => withQuery(one(schoolId, id, ""), query),
  csv: (schoolId: string, id: string, query?: Query) => withQuery(one(schoolId, id, ".csv"), query),
  xlsx: (schoolId: string, id: string, query?: Query) => withQuery(one(schoolId, id, ".xlsx"), query),
} as const;
