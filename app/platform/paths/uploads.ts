export const uploadPaths = {
  /** No page: a part of an upload. */
  part: (id: string, part: number) => `/envios/${id}/${part}`,
} as const;
