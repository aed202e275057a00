import { inSchool } from "#app/features/school/paths/in-school.ts";
import { type Query, withQuery } from "#app/platform/paths/with-query.ts";

export const markingPaths = {
  marking: (schoolId: string, assessmentId: string, query?: Query) =>
    withQuery(inSchool(schoolId, `avaliacoes/${encodeURIComponent(assessmentId)}/corrigir`), query),
} as const;
