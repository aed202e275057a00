import type { QuestionKind } from "../draft.ts";
import type { QuestionOrigin } from "../question-heading.ts";
import type { MineFilter, SearchOrder } from "./filters/search-filters.ts";

/** Small on purpose: the browser imports it. */
export const kindWords: Record<QuestionKind, string> = {
  "single-choice": "multipla-escolha",
  "right-wrong": "certo-errado",
  "multiple-choice": "varias-certas",
  sum: "somatoria",
  numeric: "numerica",
  open: "discursiva",
};
export const originWords: Record<QuestionOrigin, string> = {
  exam: "provas",
  authored: "autorais",
  generated: "treino",
};
export const orderWords: Record<SearchOrder, string> = {
  newest: "novas",
  relevance: "relevancia",
  hardest: "dificeis",
  answered: "respondidas",
};
export const mineWords: Record<MineFilter, string> = {
  unanswered: "nao-respondidas",
  right: "certas",
  wrong: "erradas",
};

export function keyOf<Key extends string>(table: Record<Key, string>, word: string): Key | undefined {
  return (Object.keys(table) as Key[]).find((key) => table[key] === word);
}
