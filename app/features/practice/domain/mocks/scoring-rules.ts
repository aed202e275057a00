import type { InstitutionCode } from "#app/features/bank/domain/catalogue/institutions.ts";
import type { SubjectSlug } from "#app/features/bank/domain/catalogue/subjects.ts";
import { decimal, plural } from "#app/platform/text/format.ts";

export type RuleSource = { name: string; address: string };

/** So many questions of a subject; `least`: right ones below which the candidate is out. */
type RulePart = { subject: SubjectSlug; name: string; size: number; least: number | null; counts: boolean };

/**
 * How an organiser scores an exam of right answers. `parts` empty: of questions of any subject, `size` of them. The mark is the
 * right answers of the parts that count, divided by their questions, times `scale`.
 */
export type ScoringRule = {
  institution: InstitutionCode;
  parts: readonly RulePart[];
  size: number;
  scale: number;
  /** The mark below which the candidate is out. */
  least: number | null;
  text: string;
  source: RuleSource;
};

const ita = (subject: SubjectSlug, name: string, counts: boolean): RulePart => ({
  subject,
  name,
  size: 12,
  least: 5,
  counts,
});

const afa = (subject: SubjectSlug, name: string): RulePart => ({
  subject,
  name,
  size: 16,
  // Of a mark from 0 to 10, at least 4: 6.4 questions.
  least: 7,
  counts: true,
});

/** Of IME and EsPCEx no rule was found that can be cited: their right answers are counted. */
export const scoringRules: readonly ScoringRule[] = [
  {
    institution: "ITA",
    parts: [
      ita("matematica", "Matemática", true),
      ita("fisica", "Física", true),
      ita("quimica", "Química", true),
      ita("ingles", "Inglês", false),
    ],
    size: 48,
    scale: 10,
    least: 5,
    text: "Para a 2ª fase, ao menos 5 de 12 em cada matéria e média 5. A média são os acertos de Matemática, Física e Química, divididos por 36 e vezes 10; Inglês só elimina. Passam então os 560 melhores da ampla concorrência e os 140 das cotas.",
    source: {
      name: "Edital do vestibular ITA 2026, itens 4.6.2 e 4.6.5 (Diário Oficial de 3 de junho de 2025, seção 3, página 13)",
      address:
        "https://diaoficial.com/linkdo/2048482/2025_06_03_ASSINADO_do3?docid=25509&page=13&pageid=2048482",
    },
  },
  {
    institution: "AFA",
    parts: [
      afa("portugues", "Português"),
      afa("matematica", "Matemática"),
      afa("ingles", "Inglês"),
      afa("fisica", "Física"),
    ],
    size: 64,
    scale: 10,
    least: null,
    text: "Cada prova vale de 0 a 10, e é preciso tirar ao menos 4. Aqui a nota é a média das quatro, sem a redação; os pesos não aparecem na fonte.",
    source: {
      name: "Provas da AFA 2019: pontuação e mínimos (Gabaritos Concursos)",
      address:
        "https://www.gabaritosconcursos.com.br/br/2018/gabarito-e-resultado-concurso-aeronautica-201819",
    },
  },
  {
    institution: "USP",
    parts: [],
    size: 90,
    scale: 100,
    least: null,
    text: "Cada questão vale um ponto, e os pontos passam para a escala de 0 a 100. A nota de corte da 1ª fase muda com a carreira e o ano.",
    source: {
      name: "Como é calculada a nota da Fuvest (Guia do Estudante)",
      address: "https://guiadoestudante.abril.com.br/universidades/como-e-calculada-a-nota-da-fuvest/mobile",
    },
  },
];

/** The rule of an institution's exam; null where none was found. */
export function scoringRuleOf(institution: InstitutionCode): ScoringRule | null {
  return scoringRules.find((rule) => rule.institution === institution) ?? null;
}

/** A question with a key that counts. */
type CountedQuestion = { subject: SubjectSlug | null; isRight: boolean };

export type RuleMark = {
  /** "6,4 de 10". */
  mark: string;
  /** Each part with a minimum: whether it was reached. */
  minima: { name: string; text: string; reached: boolean }[];
};

function tally(questions: readonly CountedQuestion[]) {
  return { size: questions.length, right: questions.filter(({ isRight }) => isRight).length };
}

/**
 * The mark of a sheet under a rule. Null where the sheet lacks the questions that the rule is about: the rules are
 * those of the exams in their present form.
 */
export function markUnder(rule: ScoringRule, questions: readonly CountedQuestion[]): RuleMark | null {
  if (questions.length !== rule.size) return null;
  const parts = rule.parts.map((part) => ({
    ...part,
    ...tally(questions.filter(({ subject }) => subject === part.subject)),
    asked: part.size,
  }));
  if (parts.some(({ size, asked }) => size !== asked)) return null;
  const counting = parts.length === 0 ? [tally(questions)] : parts.filter(({ counts }) => counts);
  const sum = (of: "right" | "size") => counting.reduce((total, each) => total + each[of], 0);
  const mark = (sum("right") / sum("size")) * rule.scale;
  const minima = parts.flatMap(({ name, right, least, asked }) =>
    least === null
      ? []
      : [{ name, text: `${right} de ${asked}; o mínimo é ${least}`, reached: right >= least }],
  );
  if (rule.least !== null)
    minima.push({
      name: "Média",
      text: `${decimal(mark)}; o mínimo é ${decimal(rule.least)}`,
      reached: mark >= rule.least,
    });
  return { mark: `${decimal(mark)} de ${rule.scale}`, minima };
}

/** One sentence over the minima, kindly: what was reached and what is still to come. Null without any. */
export function minimaText({ minima }: RuleMark): string | null {
  if (minima.length === 0) return null;
  const missed = minima.filter(({ reached }) => !reached);
  if (missed.length === 0) return "Você alcançou todos os mínimos.";
  const names = missed.map(({ name }) => name).join(", ");
  return `Você alcançou ${minima.length - missed.length} de ${plural(minima.length, "mínimo", "mínimos")}. Falta chegar em: ${names}.`;
}
