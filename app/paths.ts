/** The addresses of the product. Nothing but this file and `routes.ts` holds their text. */
export const paths = {
  home: () => "/",
  general: () => "/geral",
  search: () => "/questoes",
  question: (code: string) => `/q/${code}`,
  /** A question opened from a search, so that previous and next stay inside it. */
  questionInSearch: (code: string, search: string) => `/q/${code}?busca=${encodeURIComponent(search)}`,
  signIn: () => "/entrar",
  signOut: () => "/sair",
  picture: (key: string) => `/imagens/${key}`,
} as const;
