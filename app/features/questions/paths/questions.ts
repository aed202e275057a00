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
