import type { InstitutionCode } from "./domain/catalogue/institutions.ts";
import type { SubjectSlug } from "./domain/catalogue/subjects.ts";

/** The addresses of the product. Nothing but this file and `routes.ts` holds their text. */
export const paths = {
  home: () => "/",
  general: () => "/geral",
  search: () => "/questoes",
  /** The search of one institution, by its code. */
  institution: (code: string) => `/questoes/${code}`,
  /** The search of one institution and one subject, by code and slug. */
  institutionSubject: (code: InstitutionCode, subject: SubjectSlug) => `/questoes/${code}/todos/${subject}`,
  /** The counts of a text search's filters: data, not a page. */
  searchCounts: (search: string) => `/contagens?busca=${encodeURIComponent(search)}`,
  question: (code: string) => `/q/${code}`,
  /** A question opened from a search, so that previous and next stay inside it. */
  questionInSearch: (code: string, search: string) => `/q/${code}?busca=${encodeURIComponent(search)}`,
  signIn: () => "/entrar",
  signOut: () => "/sair",
  welcome: () => "/welcome",
  about: () => "/sobre",
  aboutInEnglish: () => "/en/about",
  terms: () => "/termos",
  privacy: () => "/termos/#uso",
  plans: () => "/planos",
  assistantAbout: () => "/farol-gpt-ia",
  schoolHelp: () => "/escolas/ajuda",
  studyPlanIta: () => "/blog/plano-de-estudos-vestibular-ita",
  studyPlanIme: () => "/blog/plano-de-estudos-vestibular-ime",
  espcex2024: () => "/espcex-2024",
  azambuja: () => "/azambuja",
  sitemap: () => "/sitemap.xml",
  robots: () => "/robots.txt",
  picture: (key: string) => `/imagens/${key}`,
} as const;
