import { inSchool } from "#app/features/school/paths.ts";
import { type Query, withQuery } from "#app/platform/paths/with-query.ts";

export const assessmentPaths = {
  assessments: (schoolId: string, query?: Query) => withQuery(inSchool(schoolId, "avaliacoes"), query),
  /** A new one; `questoes`, `busca`, `lista`, `prova` or `de` say what it begins with. */
  create: (schoolId: string, query?: Query) => withQuery(inSchool(schoolId, "criar-avaliacao"), query),
  /** An essay of the school's: free, or for a task. */
  createEssay: (schoolId: string, tarefa?: string) =>
    withQuery(inSchool(schoolId, "criar-avaliacao"), { redacao: "true", tarefa }),
  edit: (schoolId: string, id: string) => withQuery(inSchool(schoolId, "criar-avaliacao"), { avaliacao: id }),
  /** Questions in full text, of a source as in `create`. */
  questions: (schoolId: string, query: Query) =>
    withQuery(inSchool(schoolId, "criar-avaliacao/questoes"), query),
  /** Past exams and blueprints as sources of questions. */
  sources: (schoolId: string, query?: Query) =>
    withQuery(inSchool(schoolId, "criar-avaliacao/fontes"), query),
  people: (schoolId: string, query: Query) => withQuery(inSchool(schoolId, "criar-avaliacao/pessoas"), query),
  /** As a student sees it; never an attempt. */
  preview: (schoolId: string, id: string) =>
    inSchool(schoolId, `avaliacoes/${encodeURIComponent(id)}/previa`),
  print: (schoolId: string, id: string) =>
    inSchool(schoolId, `avaliacoes/${encodeURIComponent(id)}/imprimir`),
} as const;

const assessment = (schoolId: string, id: string, rest = "") =>
  inSchool(schoolId, `avaliacoes/${encodeURIComponent(id)}${rest}`);

export const sittingPaths = {
  /** The start page for a student; the live panel for staff. */
  assessment: (schoolId: string, id: string) => assessment(schoolId, id),
  /** The live room's socket. */
  room: (schoolId: string, id: string) =>
    `/canal/avaliacao/${encodeURIComponent(schoolId)}/${encodeURIComponent(id)}`,
  /** The questions of the own sitting, by the positions shown. */
  questions: (schoolId: string, id: string, from: number, to: number) =>
    withQuery(assessment(schoolId, id, "/questoes"), { de: String(from), ate: String(to) }),
} as const;

export const markingPaths = {
  marking: (schoolId: string, assessmentId: string, query?: Query) =>
    withQuery(inSchool(schoolId, `avaliacoes/${encodeURIComponent(assessmentId)}/corrigir`), query),
} as const;

const resultsOf = (schoolId: string, id: string, rest: string) =>
  inSchool(schoolId, `avaliacoes/${encodeURIComponent(id)}/resultados${rest}`);

export const resultPaths = {
  /** A student's own result; everybody's for staff. `questao` opens one, from 1. */
  results: (schoolId: string, id: string, query?: Query) => withQuery(resultsOf(schoolId, id, ""), query),
  csv: (schoolId: string, id: string, query?: Query) => withQuery(resultsOf(schoolId, id, ".csv"), query),
  xlsx: (schoolId: string, id: string, query?: Query) => withQuery(resultsOf(schoolId, id, ".xlsx"), query),
} as const;

export const errorAnalysisPaths = {
  /** `query`: as `analysisQuery` writes it. */
  errorAnalysis: (schoolId: string, query?: Query) => withQuery(inSchool(schoolId, "analise-erros"), query),
  /** What a wrong alternative shows: text, author, history. */
  distractorNote: (schoolId: string, code: string, answer: string, query?: Query) =>
    withQuery(inSchool(schoolId, `analise-erros/${code}/${answer}`), query),
} as const;

export const eventPaths = {
  /** `certame`: the open one; `aba`: what is shown of it. */
  events: (schoolId: string, query?: Query) => withQuery(inSchool(schoolId, "gerenciar-certames"), query),
  /** `turma`: its id; `de`, `ate`: dates; `ver=estudantes`: a sheet each. */
  reportCards: (schoolId: string, query?: Query) => withQuery(inSchool(schoolId, "boletim"), query),
} as const;
