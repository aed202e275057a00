import type { AlternativeDraft } from "#app/domain/questions/draft.ts";

export function rightWrong(): AlternativeDraft[] {
  return [
    { text: "Certo", picture: null },
    { text: "Errado", picture: null },
  ];
}
