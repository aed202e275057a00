import { words } from "#app/platform/text/normalize.ts";

export const headerLabels = {
  institution: "Instituição",
  year: "Ano",
  phase: "Fase",
  day: "Dia",
  booklet: "Caderno",
  subject: "Disciplina",
  source: "Fonte",
  version: "Versão",
} as const;

export const questionLabels = {
  subject: "Disciplina",
  topics: "Assuntos",
  language: "Idioma",
  kind: "Tipo",
  difficulty: "Dificuldade",
  key: "Gabarito",
  status: "Situação",
  reason: "Motivo da quarentena",
  path: "Código de origem",
  inep: "Item do INEP",
  origin: "Origem",
  figure: "Figura da alternativa",
} as const;

export type HeaderField = keyof typeof headerLabels;
export type QuestionField = keyof typeof questionLabels;

const alsoHeader = { cor: "booklet", prova: "booklet", banca: "institution", materia: "subject" } as const;
const alsoQuestion = { assunto: "topics", resposta: "key", materia: "subject", lingua: "language" } as const;

const headerFields = byName<HeaderField>(headerLabels, alsoHeader);
const questionFields = byName<QuestionField>(questionLabels, alsoQuestion);

export function headerFieldOf(name: string): HeaderField | undefined {
  return headerFields.get(words(name).join(" "));
}

export function questionFieldOf(name: string): QuestionField | undefined {
  return questionFields.get(words(name).join(" "));
}

function byName<Field extends string>(
  labels: Readonly<Record<Field, string>>,
  others: Readonly<Record<string, Field>>,
): Map<string, Field> {
  const named = (Object.keys(labels) as Field[]).map(
    (field) => [words(labels[field]).join(" "), field] as const,
  );
  return new Map<string, Field>([...named, ...Object.entries(others)]);
}
