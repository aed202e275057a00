import type { AlternativeDraft } from "../draft.ts";

export function rightWrong(): AlternativeDraft[] {
  return [
    { text: "Certo", picture: null },
    { text: "Errado", picture: null },
  ];
}
