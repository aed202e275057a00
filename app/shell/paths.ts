/** What the shell asks about on every page, of areas whose other paths no page but theirs needs. */
export const shellPaths = {
  mentoringAbout: () => "/mentoria-de-estudos",
  meeting: (id: string) => `/reuniao/${encodeURIComponent(id)}`,
  moderation: () => "/moderacao",
  maristaHome: () => "/escolas/marista",
} as const;
