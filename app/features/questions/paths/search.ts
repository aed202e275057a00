import type { InstitutionCode } from "#app/features/bank/domain/catalogue/institutions.ts";
import type { SubjectSlug } from "#app/features/bank/domain/catalogue/subjects.ts";

export const searchPaths = {
  search: () => "/questoes",
  institution: (code: string) => `/questoes/${code}`,
  institutionSubject: (code: InstitutionCode, subject: SubjectSlug) => `/questoes/${code}/todos/${subject}`,
  photo: (text?: string) => (text ? `/foto?texto=${encodeURIComponent(text)}` : "/foto"),
  counts: (search: string) => `/contagens?busca=${encodeURIComponent(search)}`,
  suggestions: (text: string) => `/sugestoes?q=${encodeURIComponent(text)}`,
  /** `search` is an address to save. */
  saved: (search?: string) =>
    search ? `/buscas-salvas?busca=${encodeURIComponent(search)}` : "/buscas-salvas",
} as const;
