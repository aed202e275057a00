import { inSchool } from "#app/features/school/paths.ts";
import { type Query, withQuery } from "#app/platform/paths/with-query.ts";

const one = (id: string, rest = "") => `/redacao/${encodeURIComponent(id)}${rest}`;

export const essayPaths = {
  essays: (query?: Query) => withQuery("/redacao", query),
  theme: (id: string) => `/redacao/tema/${encodeURIComponent(id)}`,
  /** One's returned essays over time. */
  progress: () => "/redacao/evolucao",
  /** The sheet of one's own; `modo=fotos`: its photographs. */
  essay: (id: string, query?: Query) => withQuery(one(id), query),
  print: (id: string) => one(id, "/imprimir"),
  versions: (id: string) => one(id, "/versoes"),
  /** What a device stores of the sheet. */
  copy: (id: string) => one(id, "/copia"),
  /** A student's own, or the board of a task (`tarefa`) and class (`turma`). */
  school: (schoolId: string, query?: Query) => withQuery(inSchool(schoolId, "redacoes"), query),
  /** Grades of a task, or, with `ver=folhas`, a blank sheet a student. */
  schoolPrint: (schoolId: string, query: Query) => withQuery(inSchool(schoolId, "redacoes/imprimir"), query),
  /** Where staff send the photographed sheets of a task (`tarefa`) and class (`turma`). */
  schoolSheets: (schoolId: string, query: Query) => withQuery(inSchool(schoolId, "redacoes/folhas"), query),
  /** What essays of a task (`tarefa`) have in common with others. */
  schoolCopies: (schoolId: string, query: Query) =>
    withQuery(inSchool(schoolId, "redacoes/trechos-iguais"), query),
  schoolGrades: (schoolId: string, query: Query) =>
    withQuery(inSchool(schoolId, "redacoes/notas.csv"), query),
  photo: (id: string, photoId: string) => one(id, `/fotos/${encodeURIComponent(photoId)}`),
} as const;

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
