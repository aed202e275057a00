import { inSchool } from "./in-school.ts";
import { type Query, withQuery } from "./with-query.ts";

export const markingPaths = {
  marking: (schoolId: string, assessmentId: string, query?: Query) =>
    withQuery(inSchool(schoolId, `avaliacoes/${encodeURIComponent(assessmentId)}/corrigir`), query),
} as const;
