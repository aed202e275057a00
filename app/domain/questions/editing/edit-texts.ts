import type { Difference } from "./draft-differences.ts";
import type { EditFields } from "./edit-fields.ts";
import type { KeyEffect } from "./key-effect.ts";
import type { EditField, EditProblems } from "./read-edit.ts";

/** What the editor's page answers a posted form with. `base`: the state that the next try is decided on. */
export type EditReply<Preview> = {
  fields: EditFields;
  base: string;
  message: string | null;
  problems: EditProblems & Partial<Record<PictureField, string>>;
  preview: Preview | null;
  differences: Difference[] | null;
  effect: KeyEffect | null;
};

/** A field that takes a picture: the statement's, and each alternative's. */
export type PictureField = "file-statement" | `file-${number}`;

/** What a field is called in the summary over the form. */
export function fieldLabel(field: EditField | PictureField): string {
  const place = /-(\d)$/.exec(field)?.[1];
  if (place !== undefined) return `Alternativa ${"ABCDE".charAt(Number(place))}`;
  return labels[field as keyof typeof labels] ?? "Imagem do enunciado";
}

const labels: Readonly<Record<Exclude<keyof EditFields, "alternatives">, string>> = {
  institution: "Instituição",
  phase: "Fase",
  day: "Dia",
  booklet: "Caderno",
  number: "Número",
  subject: "Disciplina",
  topics: "Assuntos",
  kind: "Tipo",
  language: "Língua estrangeira",
  difficulty: "Dificuldade",
  status: "Situação",
  quarantineReason: "Motivo da quarentena",
  statement: "Enunciado",
  key: "Gabarito",
  solution: "Resolução",
  hint: "Dica",
  explanation: "O que a questão pede",
};

const done = new Map(
  Object.entries({
    salva: "Questão salva. Quem abrir a página já vê a nova versão.",
    igual: "Nada mudou: a questão já estava assim.",
    gabarito: "Questão salva, e o novo gabarito já vale para quem tinha respondido. Avisamos cada pessoa.",
    continua: "Questão salva. O novo gabarito ainda está chegando às respostas antigas.",
    restaurada: "Versão restaurada, como uma versão nova.",
    desfeita: "Mudança de gabarito desfeita: as respostas voltaram ao que eram.",
  }),
);

/** The text for a word of the address after something was done; null for any other. */
export function editDoneText(word: string | null): string | null {
  return done.get(word ?? "") ?? null;
}
