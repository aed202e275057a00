import type { Difficulty, QuestionKind } from "./draft.ts";

export const kindLabels: Readonly<Record<QuestionKind, string>> = {
  "single-choice": "Múltipla escolha",
  "right-wrong": "Certo ou errado",
  open: "Discursiva",
};

export const difficultyLabels: Readonly<Record<Difficulty, string>> = {
  1: "Fácil",
  2: "Média",
  3: "Difícil",
};
