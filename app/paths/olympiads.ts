export const olympiadPaths = {
  /** `after`: the last question of the previous page. */
  olympiads: (filter?: { level: number | null; year: number | null; after?: string }) => {
    const params = new URLSearchParams();
    if (filter?.level) params.set("nivel", String(filter.level));
    if (filter?.year) params.set("ano", String(filter.year));
    if (filter?.after) params.set("apos", filter.after);
    return params.size > 0 ? `/olimpiadas?${params}` : "/olimpiadas";
  },
  question: (code: string) => `/o/${code}`,
  questionIn: (code: string, filter: { level: number | null; year: number | null }) =>
    olympiadPaths.olympiads(filter).replace("/olimpiadas", `/o/${code}`),
} as const;
