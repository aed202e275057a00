import { inSchool } from "#app/features/school/paths/in-school.ts";
import { type Query, withQuery } from "#app/platform/paths/with-query.ts";

export const assessmentPaths = {
  assessments: (schoolId: string, query?: Query) => withQuery(inSchool(schoolId, "avaliacoes"), query),
  /** A new one; `questoes`, `busca`, `lista`, `prova` or `de` say what it begins with. */
  create: (schoolId: string, query?: Query) => withQuery(inSchool(schoolId, "criar-avaliacao"), query),
  /** An essay of the school's, new or as it was asked for. */
  createEssay: (schoolId: string, tarefa?: string) =>
    withQuery(inSchool(schoolId, "criar-avaliacao"), { redacao: "true", tarefa }),
  edit: (schoolId: string, id: string) => withQuery(inSchool(schoolId, "criar-avaliacao"), { avaliacao: id }),
  /** Questions in full text, of a source as in `create`. */
  questions: (schoolId: string, query: Query) =>
    withQuery(inSchool(schoolId, "criar-avaliacao/questoes"), query),
  /** Past exams and blueprints to take questions from. */
  sources: (schoolId: string, query?: Query) =>
    withQuery(inSchool(schoolId, "criar-avaliacao/fontes"), query),
  people: (schoolId: string, query: Query) => withQuery(inSchool(schoolId, "criar-avaliacao/pessoas"), query),
  /** As a student sees it; never an attempt. */
  preview: (schoolId: string, id: string) =>
    inSchool(schoolId, `avaliacoes/${encodeURIComponent(id)}/previa`),
  print: (schoolId: string, id: string) =>
    inSchool(schoolId, `avaliacoes/${encodeURIComponent(id)}/imprimir`),
} as const;
