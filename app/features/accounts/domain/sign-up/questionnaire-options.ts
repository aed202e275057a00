export const OTHER = "Outro";

/** How people found the product (R-ACC-18). The label is the value. */
export const origins = [
  "Pesquisa Google",
  "YouTube",
  "Facebook ou Instagram",
  "Recomendação",
  OTHER,
] as const;

/** Target exams (R-ACC-19). */
export const targetedExams = [
  "ITA",
  "IME",
  "Escola Naval",
  "AFA",
  "EsPCEx",
  "ENEM",
  "Unicamp",
  "USP (Fuvest)",
  OTHER,
] as const;

/** Study levels (R-ACC-20). */
export const studyLevels = ["1º ou 2º ano", "3º ano", "Cursinho (pré-vestibular)", OTHER] as const;

/** Age bands (R-MINOR-1). Up to 16 the account is linked to a guardian's e-mail. */
export const ageBands = [
  { value: "under-12", label: "Menos de 12 anos", guardian: true, minor: true },
  { value: "12-16", label: "De 12 a 16 anos", guardian: true, minor: true },
  { value: "17", label: "17 anos", guardian: false, minor: true },
  { value: "adult", label: "18 anos ou mais", guardian: false, minor: false },
] as const;

export type AgeBand = (typeof ageBands)[number]["value"];

export function needsGuardian(ageBand: string | null): boolean {
  return ageBands.some(({ value, guardian }) => value === ageBand && guardian);
}
