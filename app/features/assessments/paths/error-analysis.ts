import { inSchool } from "#app/features/school/paths/in-school.ts";
import { type Query, withQuery } from "#app/platform/paths/with-query.ts";

export const errorAnalysisPaths = {
  /** `query`: as `analysisQuery` writes it. */
  errorAnalysis: (schoolId: string, query?: Query) => withQuery(inSchool(schoolId, "analise-erros"), query),
  /** What a wrong alternative shows: text, author, history. */
  distractorNote: (schoolId: string, code: string, answer: string, query?: Query) =>
    withQuery(inSchool(schoolId, `analise-erros/${code}/${answer}`), query),
} as const;
