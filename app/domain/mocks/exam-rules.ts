import type { InstitutionCode } from "#app/domain/catalogue/institutions.ts";

/** `source` null: no rule of the organiser was found, and the time is our estimate. */
export type ExamRules = { minutes: number; method: "tri" | "hits"; source: string | null; scoring: string };

/** Minutes per question where no time of the organiser is known. */
const USUAL_PACE = 3;

const TRI = "A nota sai pela Teoria de Resposta ao Item, por área, como no Enem.";
const HITS =
  "Conta-se quantas você acertou. A regra de nota e os mínimos de cada matéria são do edital, e não estão aqui.";

/** ENEM's two days: times as published for each edition. */
function enemMinutes(year: number, day: number): { minutes: number; source: string } {
  if (year >= 2018)
    return { minutes: day === 1 ? 330 : 300, source: "Enem desde 2018: 5h30 e 5h (G1, 4/11/2018)" };
  if (year === 2017)
    return { minutes: day === 1 ? 330 : 270, source: "Enem 2017: 5h30 e 4h30 (G1, 4/11/2018)" };
  return {
    minutes: day === 1 ? 270 : 330,
    source: "Enem de 2009 a 2016: 4h30 e 5h30 (Todo Segundo, 11/2014)",
  };
}

/** The rules of an exam. `day` null: not one of two days. */
export function examRules(exam: {
  institution: InstitutionCode;
  year: number;
  day: number | null;
  questions: number;
}): ExamRules {
  const { institution, year, day, questions } = exam;
  if (institution === "ENEM" && day !== null)
    return { ...enemMinutes(year, day), method: "tri", scoring: TRI };
  const estimated = Math.max(10, questions * USUAL_PACE);
  if (institution === "ENEM") return { minutes: estimated, method: "tri", source: null, scoring: TRI };
  if (institution === "ITA")
    return {
      minutes: 300,
      method: "hits",
      source: "ITA 2025, 1ª fase: 5 horas (Diário Oficial da União de 29/5/2024, seção 3, p. 19)",
      scoring: HITS,
    };
  return { minutes: estimated, method: "hits", source: null, scoring: HITS };
}
