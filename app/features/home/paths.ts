export const homePaths = {
  home: () => "/",
  general: () => "/geral",
  withLogin: () => "/?login=true",
  afterDeletion: () => "/?conta=apagada",
} as const;

export const accountPaths = {
  account: () => "/conta",
  guardianSection: () => "/conta#responsavel",
  /** The page of a guardian's link. */
  guardian: (token: string) => `/responsavel/${encodeURIComponent(token)}`,
  /** The page that stops mails to an address that other people requested. */
  optOut: (token: string) => `/sem-mensagens/${encodeURIComponent(token)}`,
  data: () => "/conta/dados",
  /** `dados`: requested too often; the others were changed. */
  notice: (about: "dados" | "senha" | "email") => `/conta?aviso=${about}#${about}`,
  confirmNewEmail: (token: string) => `/conta/confirmar-email?token=${encodeURIComponent(token)}`,
  profile: (userId: string) => `/u/${encodeURIComponent(userId)}`,
  /** `version` changes with the picture. */
  profilePicture: (userId: string, version: string) =>
    `/u/${encodeURIComponent(userId)}/foto?v=${encodeURIComponent(version)}`,
} as const;

export const aboutPaths = {
  about: () => "/sobre",
  inEnglish: () => "/en/about",
  terms: () => "/termos",
  privacy: () => "/termos/#uso",
  plans: () => "/planos",
  assistant: () => "/farol-gpt-ia",
  schoolHelp: () => "/escolas/ajuda",
  /** Of libraries in the browser's files; written by the build. */
  licences: () => "/licencas.txt",
} as const;

export const blogPaths = {
  studyPlanIta: () => "/blog/plano-de-estudos-vestibular-ita",
  studyPlanIme: () => "/blog/plano-de-estudos-vestibular-ime",
} as const;
