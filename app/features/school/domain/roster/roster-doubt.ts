import type { RosterField } from "./roster-field.ts";

/** Fields that a person of the school may write in place of what a line says. `twin`, `person`: who the line is. */
export type MendedField = Exclude<RosterField, "grade"> | "twin" | "person";

/**
 * A guess that somebody is to check: what the line says and what is imported in its place, "" for nothing. `kind` groups
 * guesses of one sort. `options`: answers to choose from; none: any text.
 */
export type RosterDoubt = {
  field: MendedField;
  kind: string;
  before: string;
  after: string;
  options?: readonly { value: string; label: string }[];
};

/** What was written on the page. `lines`: by `lineKey`; `classes`: by the class as it is in the file; `capitals`: stay. */
export type RosterMends = {
  lines: Readonly<Record<string, Partial<Record<MendedField, string>>>>;
  classes: Readonly<Record<string, string>>;
  capitals: boolean;
};

export const noMends: RosterMends = { lines: {}, classes: {}, capitals: false };

export function lineKey({ sheet, line }: { sheet: string; line: number }): string {
  return `${line}|${sheet}`;
}

/** A cell that was read with care. `value`: "" where nothing in it holds. */
export type Mended = { value: string; kinds: readonly string[] };

export const KINDS = {
  capitals: "Nome em maiúsculas ou minúsculas",
  note: "Nota ao lado do valor",
  signs: "Sinais a mais no nome",
  long: "Nome comprido demais",
  zero: "Número com “.0”",
  lost: "Número que a planilha arredondou",
  email: "E-mail inválido",
  emailSigns: "Sinais a mais no e-mail",
  emailDomain: "E-mail com provedor desconhecido",
  several: "Mais de um valor na célula",
  mobile: "Celular inválido",
  prefix: "Prefixo a mais no celular",
  noArea: "Celular sem DDD",
  shortMobile: "Celular com um dígito a menos",
  odd: "Telefone fora do padrão",
  landline: "Telefone fixo",
  foreign: "Telefone de outro país",
  code: "Matrícula inválida",
  codeSigns: "Sinais a mais na matrícula",
  date: "A planilha transformou o valor em data",
  className: "Nome de turma inválido",
  role: "Papel desconhecido",
  active: "Situação desconhecida",
  year: "Ano letivo inválido",
  torn: "Fórmula sem resultado",
  twin: "Mesmo nome e turma de outra linha",
  namesake: "Mesmo nome de alguém da escola",
  renamed: "O nome muda por inteiro",
  sharedEmail: "E-mail de duas pessoas",
  sharedCode: "Matrícula de duas pessoas",
} as const;
