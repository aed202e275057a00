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
  session: (id: string) => `/praticar/${encodeURIComponent(id)}`,
  questions: (id: string, from: number, to: number) =>
    `/praticar/${encodeURIComponent(id)}/questoes?de=${from}&ate=${to}`,
  result: (id: string) => `/praticar/${encodeURIComponent(id)}/resultado`,
  /** Offline worker, this build's files, or with "" the worker's scope. */
  offline: (file: "offline.js" | "arquivos.json" | "") => `/praticar/${file}`,
} as const;
