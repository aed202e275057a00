import type { InstitutionCode } from "#app/features/bank/domain/catalogue/institutions.ts";
import type { SubjectSlug } from "#app/features/bank/domain/catalogue/subjects.ts";
import { type Query, withQuery } from "#app/platform/paths/with-query.ts";

export const questionPaths = {
  question: (code: string) => `/q/${code}`,
  similar: (code: string) => `/q/${code}/parecidas`,
  inSearch: (code: string, search: string) => `/q/${code}?busca=${encodeURIComponent(search)}`,
  /** `exam`: "ENEM/2019/dia-1". */
  inExam: (code: string, exam: string) => `/q/${code}?prova=${encodeURIComponent(exam)}`,
  /** `list`: its id. */
  inList: (code: string, list: string) => `/q/${code}?lista=${encodeURIComponent(list)}`,
  /** `done`: the completed action, also below. */
  edit: (code: string, done?: string) => `/q/${code}/editar${done ? `?feito=${done}` : ""}`,
  history: (code: string, done?: string) => `/q/${code}/historico${done ? `?feito=${done}` : ""}`,
  reportError: (code: string) => `/q/${code}/erro`,
  comments: (code: string, query?: Query) => withQuery(`/q/${code}/comentarios`, query),
  comment: (code: string, num: number | "") => `/q/${code}#comentario-${num}`,
  requestSolution: (code: string) => `/q/${code}/resolucao`,
  sheet: (code: string) => `/q/${code}/ficha`,
  latexManual: () => "/manual-latex",
} as const;

export const searchPaths = {
  search: () => "/questoes",
  institution: (code: string) => `/questoes/${code}`,
  institutionSubject: (code: InstitutionCode, subject: SubjectSlug) => `/questoes/${code}/todos/${subject}`,
  photo: (text?: string) => (text ? `/foto?texto=${encodeURIComponent(text)}` : "/foto"),
  counts: (search: string) => `/contagens?busca=${encodeURIComponent(search)}`,
  suggestions: (text: string) => `/sugestoes?q=${encodeURIComponent(text)}`,
  /** `search` is an address to save. */
  saved: (search?: string) =>
    search ? `/buscas-salvas?busca=${encodeURIComponent(search)}` : "/buscas-salvas",
} as const;

export const olympiadPaths = {
  /** `after`: the last question of the previous page. */
  olympiads: (filter?: { level: number | null; year: number | null; after?: string }) =>
    withQuery("/olimpiadas", { nivel: filter?.level, ano: filter?.year, apos: filter?.after }),
  question: (code: string) => `/o/${code}`,
  questionIn: (code: string, filter: { level: number | null; year: number | null }) =>
    olympiadPaths.olympiads(filter).replace("/olimpiadas", `/o/${code}`),
} as const;

export const entryPaths = {
  /** A question among the entry questions of an exam, by its code. */
  question: (code: string, exam: string) => `/q/${code}?comeco=${exam}`,
};
