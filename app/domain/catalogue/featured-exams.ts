import type { InstitutionCode } from "./institutions.ts";

/** The most requested exams with their short link names, for pages without the catalogue. */
export const featuredExams = [
  { code: "ENEM", name: "ENEM" },
  { code: "ITA", name: "ITA" },
  { code: "IME", name: "IME" },
  { code: "ESPCEX", name: "EsPCEx" },
  { code: "AFA", name: "AFA" },
  { code: "USP", name: "Fuvest" },
] as const satisfies readonly { code: InstitutionCode; name: string }[];
