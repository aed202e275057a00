import { withQuery } from "#app/platform/paths/with-query.ts";

export const adminPaths = {
  dashboard: () => "/admin",
  people: () => "/admin/usuarios",
  /** `mark`: "claim:pro", "school:azambuja", "suspended". */
  peopleWith: (mark: string) => `/admin/usuarios?marca=${encodeURIComponent(mark)}`,
  person: (userId: string, done?: string) =>
    `/admin/usuarios/${encodeURIComponent(userId)}${done ? `?feito=${done}` : ""}`,
  questions: (view?: string, done?: string) => withQuery("/admin/questoes", { ver: view, feito: done }),
  /** `after`: the question just decided or skipped. */
  classify: (after?: number) =>
    after === undefined ? "/admin/classificar" : `/admin/classificar?apos=${after}`,
  jobs: () => "/admin/trabalhos",
  audit: () => "/admin/auditoria",
  auditOf: (userId: string) => `/admin/auditoria?pessoa=${encodeURIComponent(userId)}`,
  notices: (done?: string) => (done ? `/admin/avisos?feito=${done}` : "/admin/avisos"),
  noticeTo: (userId: string) => `/admin/avisos?pessoa=${encodeURIComponent(userId)}`,
  tickets: (done?: string) => (done ? `/admin/chamados?feito=${done}` : "/admin/chamados"),
  conversations: () => "/admin/conversas",
  conversation: (userId: string, done?: string) =>
    withQuery(`/admin/conversas/${encodeURIComponent(userId)}`, { feito: done }),
  /** `place`: the last message of the page. */
  conversationAt: (userId: string, place: number) =>
    withQuery(`/admin/conversas/${encodeURIComponent(userId)}`, { apos: String(place + 1) }),
  readyReplies: () => "/admin/conversas/respostas",
  mockEvents: (done?: string) => withQuery("/admin/simulados", { feito: done }),
  /** `view`: "pagas", "aguardando", "devolucoes". */
  sales: (view?: string) => withQuery("/admin/vendas", { ver: view }),
  import: () => "/admin/importar",
  duplicates: (done?: string) => (done ? `/admin/duplicadas?feito=${done}` : "/admin/duplicadas"),
  /** `done`: a change's number. */
  topics: (done?: number) => (done === undefined ? "/admin/assuntos" : `/admin/assuntos?feita=${done}`),
  topicsOf: (subject: string) => `/admin/assuntos?disciplina=${subject}`,
  topic: (id: number) => `/admin/assuntos/${id}`,
  export: (format: string, search: string) =>
    `/admin/exportar?formato=${encodeURIComponent(format)}&busca=${encodeURIComponent(search)}`,
} as const;
