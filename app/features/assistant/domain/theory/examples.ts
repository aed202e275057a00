/** Suggested before the first question about theory: each has a passage that answers. */
export const examples = [
  "O que é velocidade média?",
  "Como se balanceia uma equação química?",
  "Quando uso o teorema de Pitágoras?",
] as const;
