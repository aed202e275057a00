import { inSchool } from "#app/features/school/paths/in-school.ts";

export const gradingPaths = {
  /** Of the platform's essays. */
  queue: () => "/redacao/correcao",
  /** How graders agree, to a coordinator. */
  agreement: () => "/redacao/correcao/concordancia",
  /** Returned essays that graders read to compare themselves. */
  calibrations: () => "/redacao/correcao/calibracao",
  calibration: (num: number) => `/redacao/correcao/calibracao/${num}`,
  grading: (num: number) => `/redacao/correcao/${num}`,
  /** Of an own essay that came back. */
  result: (id: string) => `/redacao/${encodeURIComponent(id)}/resultado`,
  schoolQueue: (schoolId: string) => inSchool(schoolId, "redacoes/correcao"),
  schoolAgreement: (schoolId: string) => inSchool(schoolId, "redacoes/correcao/concordancia"),
  schoolGrading: (schoolId: string, num: number) => inSchool(schoolId, `redacoes/correcao/${num}`),
} as const;
