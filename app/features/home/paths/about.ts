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
