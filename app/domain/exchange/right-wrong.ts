import type { AlternativeDraft } from "#app/domain/questions/draft.ts";

/** The two alternatives of a right-wrong question. */
export function rightWrong(): AlternativeDraft[] {
  return [
    { text: "Certo", picture: null },
    { text: "Errado", picture: null },
  ];
}
