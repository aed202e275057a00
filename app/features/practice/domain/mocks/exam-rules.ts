import type { InstitutionCode } from "#app/features/bank/domain/catalogue/institutions.ts";
import type { ExamTemplate } from "#app/features/bank/domain/exams/exam-template.ts";
import { examTemplates } from "#app/features/bank/domain/exams/exam-templates.ts";
import { type RuleSource, scoringRuleOf } from "./scoring-rules.ts";

/** `source` null: no time of the organiser was found, and it is our estimate. */
export type ExamRules = {
  minutes: number;
  method: "tri" | "hits";
  source: RuleSource | null;
  scoring: string;
  /** Of the scoring; null: none was found. */
  scoringSource: RuleSource | null;
};

/** Minutes per question where no time of the organiser is known. */
const USUAL_PACE = 3;
const LEAST = 10;

const TRI = "A nota sai pela Teoria de Resposta ao Item, por área, como no Enem.";
const HITS =
  "Conta-se quantas você acertou. Sem fonte: não achamos a regra de nota e os mínimos por matéria publicados.";

/** Of an exam of ENEM that gets no score. */
export const TOO_FEW = "Contam os acertos, sem nota do Enem: são poucas questões para ela.";

const triGuide = {
  name: "Entenda a sua nota no Enem: guia do participante (Inep, 2012)",
  address: "https://pt.scribd.com/doc/230751095/Guia-Do-Participante-Notas-2012",
};

const press = {
  name: "Enem 2018: 5h30 e 5h, meia hora a mais que em 2017 no segundo dia (G1)",
  address:
    "https://g1.globo.com/educacao/enem/2018/noticia/2018/11/04/enem-2018-comeca-neste-domingo-para-55-milhoes-de-participantes.ghtml",
};
const formerPress = {
  name: "Enem 2014: 4h30 no primeiro dia e 5h30 no segundo (Todo Segundo)",
  address:
    "https://todosegundo.com.br/imprimir/noticias/oportunidade/faltam-2-dias-para-o-enem:-fique-atento-ao-horario-das-provas/37/1216",
};

/** ENEM's two days: until 2016 the essay was written on the second. */
function enemTime(year: number, day: number): Pick<ExamRules, "minutes" | "source"> {
  if (year < 2017) return { minutes: day === 1 ? 270 : 330, source: formerPress };
  if (day === 1) return { minutes: 330, source: press };
  return { minutes: year === 2017 ? 270 : 300, source: press };
}

function estimatedTime(questions: number): Pick<ExamRules, "minutes" | "source"> {
  return { minutes: Math.max(LEAST, questions * USUAL_PACE), source: null };
}

function templateTime(
  { minutes, sources }: ExamTemplate,
  questions: number,
): Pick<ExamRules, "minutes" | "source"> {
  const source = sources?.find(({ says }) => says.includes("minutes"));
  return minutes !== null && source
    ? { minutes, source: { name: source.name, address: source.address } }
    : estimatedTime(questions);
}

function scoring(institution: InstitutionCode): Pick<ExamRules, "method" | "scoring" | "scoringSource"> {
  if (institution === "ENEM") return { method: "tri", scoring: TRI, scoringSource: triGuide };
  const rule = scoringRuleOf(institution);
  return { method: "hits", scoring: rule?.text ?? HITS, scoringSource: rule?.source ?? null };
}

export function templateRules(template: ExamTemplate, questions: number): ExamRules {
  return { ...templateTime(template, questions), ...scoring(template.institution) };
}

type RealExam = { institution: InstitutionCode; year: number; day: number | null; questions: number };

/** The rules of an edition; of other exams than ENEM's, those of its template. */
export function editionRules({ institution, year, day, questions }: RealExam): ExamRules {
  const rules = scoring(institution);
  if (institution === "ENEM" && day !== null) return { ...enemTime(year, day), ...rules };
  const template = examTemplates.find((each) => each.institution === institution && each.day === day);
  return template ? templateRules(template, questions) : { ...estimatedTime(questions), ...rules };
}

/** Of short exams with a time of their own. */
export function timedRules(minutes: number): ExamRules {
  return { minutes, source: null, method: "hits", scoring: TOO_FEW, scoringSource: null };
}

/** For an exam of ENEM with an area of too few questions for a score. */
export function rulesOfHits(rules: ExamRules): ExamRules {
  return { ...rules, method: "hits", scoring: TOO_FEW, scoringSource: null };
}

/** The time for so many of an exam's questions, rounded up to five minutes. */
export function scaledMinutes(minutes: number, questions: number, whole: number): number {
  if (questions >= whole) return minutes;
  return Math.min(minutes, Math.max(LEAST, Math.ceil((minutes * questions) / whole / 5) * 5));
}

const ENEM_DAY = 90;

/** All questions of an edition; `stored`: those in the bank, quarantined ones included. */
export function wholeExam(
  { institution, day }: Pick<RealExam, "institution" | "day">,
  stored: number,
): number {
  return institution === "ENEM" && day !== null ? ENEM_DAY : stored;
}
