import { type Query, withQuery } from "#app/platform/paths/with-query.ts";

export const mockPaths = {
  mocks: (query?: Query) => withQuery("/simulados", query),
  /** `id`: as `mockId` writes it. */
  mock: (id: string) => `/simulado/${encodeURIComponent(id)}`,
} as const;
