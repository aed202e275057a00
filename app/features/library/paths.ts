import { type Query, withQuery } from "#app/platform/paths/with-query.ts";

export const materialPaths = {
  materials: (query?: Query) => withQuery("/materiais", query),
  create: () => "/criar-material",
  /** The reading page. `draft`: the newest version, for admins. */
  material: (id: string, draft?: "draft") => `/m/${id}${draft ? "?rascunho=1" : ""}`,
  file: (id: string, query?: Query) => withQuery(`/m/${id}/arquivo`, query),
  copy: (id: string) => `/m/${id}/copia`,
  /** `done`: the completed action. */
  edit: (id: string, done?: string) => `/m/${id}/editar${done ? `?feito=${done}` : ""}`,
} as const;
