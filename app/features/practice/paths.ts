import { type Query, withQuery } from "#app/platform/paths/with-query.ts";
import { shellPaths } from "#app/shell/paths.ts";

export const practicePaths = {
  start: () => "/praticar",
  ofSearch: (search: string, mode: "estudo" | "prova") =>
    `/praticar?modo=${mode}&busca=${encodeURIComponent(search)}`,
  /** Generated questions fill what the search lacks. */
  withTraining: (search: string, mode: "estudo" | "prova") =>
    `/praticar?modo=${mode}&completar=sim&busca=${encodeURIComponent(search)}`,
  /** `codes` in order: "7K2M9XQ4,…". */
  ofList: (codes: string, mode: "estudo" | "prova", title: string) =>
    `/praticar?modo=${mode}&titulo=${encodeURIComponent(title)}&questoes=${codes}`,
  session: shellPaths.practiceSession,
  questions: (id: string, from: number, to: number) =>
    `/praticar/${encodeURIComponent(id)}/questoes?de=${from}&ate=${to}`,
  result: (id: string) => `/praticar/${encodeURIComponent(id)}/resultado`,
  /** Offline worker, this build's files, or with "" the worker's scope. */
  offline: (file: "offline.js" | "arquivos.json" | "") => `/praticar/${file}`,
} as const;

export const mockPaths = {
  mocks: (query?: Query) => withQuery("/simulados", query),
  /** `id`: as `mockId` writes it. */
  mock: (id: string) => `/simulado/${encodeURIComponent(id)}`,
} as const;

export const reviewPaths = {
  review: () => "/revisao",
  /** Cards of one's own. */
  notes: (query?: Query) => withQuery("/revisao/cartoes", query),
  /** With the settings unfolded: the day of the exam is among them. */
  settings: () => "/revisao?ajustes=abertos",
} as const;

export const rankingPaths = {
  /** `period`: "semana", "anterior", "total". `group`: as in the boards' names. */
  ranking: (chosen: { period?: string; group?: string } = {}) =>
    withQuery("/ranking", { periodo: chosen.period, grupo: chosen.group }),
  document: () => "/ranking/documento",
} as const;
