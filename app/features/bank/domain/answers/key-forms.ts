import type { QuestionKind } from "../draft.ts";

/** What a key looks like. */
export const keyForms: Readonly<Record<QuestionKind, string>> = {
  "single-choice": "uma letra de A a E",
  "right-wrong": "C (Certo) ou E (Errado)",
  "multiple-choice": "as letras certas, como “A, C e D”",
  sum: "a soma das proposições certas, como “13” ou “01 + 04 + 08”",
  numeric: "um número inteiro de 0 a 999, como “042”",
  open: "nenhum",
};

export const keyExamples: Readonly<Record<QuestionKind, string>> = {
  "single-choice": "C",
  "right-wrong": "C",
  "multiple-choice": "A, C",
  sum: "13",
  numeric: "042",
  open: "",
};
