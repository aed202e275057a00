import { withQuery } from "./with-query.ts";

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
} as const;
