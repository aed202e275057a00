import { type Query, withQuery } from "#app/platform/paths/with-query.ts";

export const listPaths = {
  lists: (query?: Query) => withQuery("/listas", query),
  list: (id: string, query?: Query) => withQuery(`/l/${encodeURIComponent(id)}`, query),
  /** `version`: the picture changes with it. */
  cover: (id: string, version: number) => `/l/${encodeURIComponent(id)}/capa?v=${version}`,
  /** A picture of its address. */
  qr: (id: string) => `/l/${encodeURIComponent(id)}/qr`,
  print: (id: string) => `/l/${encodeURIComponent(id)}/imprimir`,
  /** `query`: as `blueprintQuery` writes it. */
  generator: (query?: string) => (query ? `/gerador-listas?${query}` : "/gerador-listas"),
  /** `query`: the generator's form. */
  generatorLines: (query: string) => `/gerador-listas/linhas?${query}`,
  /** Saves a question to a list. */
  save: (code: string) => `/listas/salvar?questao=${code}`,
  /** A new list; `busca` or `questoes` say what it begins with. */
  create: (query?: Query) => withQuery("/listas/nova", query),
} as const;
