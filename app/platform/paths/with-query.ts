export type Query = Readonly<Record<string, string | number | null | undefined>>;

/** Without what is empty. */
export function withQuery(path: string, query: Query = {}): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) params.set(name, String(value));
  return params.size > 0 ? `${path}?${params}` : path;
}
