import { inSchool } from "./in-school.ts";
import { type Query, withQuery } from "./with-query.ts";

const one = (schoolId: string, id: string, rest = "") =>
  inSchool(schoolId, `avaliacoes/${encodeURIComponent(id)}${rest}`);

export const assessmentPaths = {
  assessments: (schoolId: string, query?: Query) => withQuery(inSchool(schoolId, "avaliacoes"), query),
  /** A new one; `questoes`, `busca` or `lista` say what it begins with. */
  create: (schoolId: string, query?: Query) => withQuery(inSchool(schoolId, "criar-avaliacao"), query),
  edit: (schoolId: string, id: string) => withQuery(inSchool(schoolId, "criar-avaliacao"), { avaliacao: id }),
  /** A student's door; the live panel for staff. */
  assessment: (schoolId: string, id: string) => one(schoolId, id),
  marking: (schoolId: string, id: string) => one(schoolId, id, "/corrigir"),
  results: (schoolId: string, id: string) => one(schoolId, id, "/resultados"),
} as const;
