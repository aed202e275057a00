import { type Query, withQuery } from "./with-query.ts";

/** Decision 042. */
export const trackPaths = {
  tracks: () => "/trilhas",
  track: (code: string) => `/trilhas/${encodeURIComponent(code)}`,
  /** `step` counts from 1; "ja-sei": three questions. */
  subtopic: (track: string, code: string, step?: number | "ja-sei") =>
    withQuery(
      `/trilhas/${encodeURIComponent(track)}/${encodeURIComponent(code)}`,
      step ? { passo: step } : {},
    ),
  ide: (query?: Query) => withQuery("/ide-trilhas", query),
  edit: (query?: Query) => withQuery("/editar-trilhas", query),
  /** The question editor, opened from a track and leading back to it. */
  editQuestion: (question: string, track: string) => withQuery(`/t/${question}/editar`, { trilha: track }),
} as const;
