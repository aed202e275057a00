import type { Difficulty, QuestionDraft, QuestionKind, QuestionStatus } from "./draft.ts";
import type { QuestionOrigin } from "./question-heading.ts";

export const kindLabels: Readonly<Record<QuestionKind, string>> = {
  "single-choice": "Múltipla escolha",
  "right-wrong": "Certo ou errado",
  "multiple-choice": "Várias certas",
  sum: "Somatória",
  numeric: "Resposta numérica",
  open: "Discursiva",
};

export const difficultyLabels: Readonly<Record<Difficulty, string>> = {
  1: "Fácil",
  2: "Média",
  3: "Difícil",
};

/** With the source: INEP's parameters, or answers on Farol. */
export const officialDifficultyLabel = (level: Difficulty) => `${difficultyLabels[level]} pelo INEP (TRI)`;
export const answeredDifficultyLabel = (level: Difficulty) => `${difficultyLabels[level]} pelas respostas`;

export const statusLabels: Readonly<Record<QuestionStatus, string>> = {
  published: "Publicada",
  annulled: "Anulada",
  quarantined: "Em quarentena",
};

export const languageLabels: Readonly<Record<NonNullable<QuestionDraft["language"]>, string>> = {
  ingles: "Inglês",
  espanhol: "Espanhol",
};

export const originLabels: Readonly<Record<QuestionOrigin, string>> = {
  exam: "Provas reais",
  authored: "Autorais",
  generated: "Treino (geradas)",
};
