import { essaySituations, situationOf } from "./situations.ts";

/** Those that a grader may choose today. */
export const currentSituations = essaySituations.filter(({ until }) => until === undefined);

/** Of a zero, for the student: `Texto com 6 linhas: …` where the lines were counted. */
export function zeroInWords(code: number, lines: number | null): string {
  const reason = situationOf(code)?.reason ?? "";
  if (code === 8 && lines !== null)
    return `Texto com ${lines} ${lines === 1 ? "linha" : "linhas"}: o edital pede ao menos 8.`;
  return reason;
}
