import { withQuery } from "#app/platform/paths/with-query.ts";

/** Decision 044. */
export const trackPaths = {
  tracks: () => "/trilhas",
  track: (code: string) => `/trilhas/${encodeURIComponent(code)}`,
  /** `step` counts from 1; "ja-sei": three questions. */
  subtopic: (track: string, code: string, step?: number | "ja-sei") =>
    withQuery(
      `/trilhas/${encodeURIComponent(track)}/${encodeURIComponent(code)}`,
      step ? { passo: step } : {},
    ),
  /** The text of a track. */
  write: (code?: string) => withQuery("/ide-trilhas", code ? { trilha: code } : {}),
  /** All tracks, one, or one of its subtopics. `done`: what was just done. */
  edit: (code?: string, subtopic?: string, done?: string) =>
    withQuery("/editar-trilhas", {
      ...(code && { trilha: code }),
      ...(subtopic && { subtopico: subtopic }),
      ...(done && { feito: done }),
    }),
  /** `id`: trackQuestionId. */
  editQuestion: (id: string, inCheck = false) =>
    withQuery(`/t/${encodeURIComponent(id)}/editar`, inCheck ? { em: "verificacao" } : {}),
} as const;
