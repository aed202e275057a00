import { withQuery } from "#app/platform/paths/with-query.ts";

export const assistantPaths = {
  /** `question`: a code (R-TUTOR-1). */
  tutor: (question?: string) => withQuery("/gpt", { q: question }),
  /** An earlier request. */
  request: (id: string) => withQuery("/gpt", { conversa: id }),
  history: (page: { busca?: string; antes?: string }) => withQuery("/gpt", page),
  channel: (id: string) => `/canal/assistente/${id}`,
} as const;
