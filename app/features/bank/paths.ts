export const paperPaths = {
  /** `search`: its address. */
  ofSearch: (search: string) => `/imprimir?busca=${encodeURIComponent(search)}`,
} as const;
