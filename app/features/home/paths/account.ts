export const accountPaths = {
  account: () => "/conta",
  guardianSection: () => "/conta#responsavel",
  /** The page of a guardian's link. */
  guardian: (token: string) => `/responsavel/${encodeURIComponent(token)}`,
  /** The page by which an address ends mails that other people ask for. */
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
