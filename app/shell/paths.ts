/** Paths that the shell needs on every page, of areas whose other paths only their pages need. */
export const shellPaths = {
  mentoringAbout: () => "/mentoria-de-estudos",
  meeting: (id: string) => `/reuniao/${encodeURIComponent(id)}`,
  moderation: () => "/moderacao",
  maristaHome: () => "/escolas/marista",
  parts: () => "/dev/pecas",
  payment: () => "/pagamento",
  practiceSession: (id: string) => `/praticar/${encodeURIComponent(id)}`,
} as const;

const SUBTOPIC = /^\/trilhas\/[^/]+\/[^/]+$/;

/** From one step of a subtopic to another: only the query differs. */
export function isSameSubtopic(from: URL, to: URL): boolean {
  return from.pathname === to.pathname && from.search !== to.search && SUBTOPIC.test(to.pathname);
}
