/** What a wrong answer costs, as a share of the question's weight, and who marks that way. */
export const penaltySchemes = [
  { penalty: 0, label: "Errar não desconta", source: "ENEM e a maioria dos vestibulares" },
  {
    penalty: 0.25,
    label: "Quatro erros anulam um acerto",
    source: "Correção do acaso para cinco alternativas: 1 ÷ (5 − 1)",
  },
  {
    penalty: 0.3333,
    label: "Três erros anulam um acerto",
    source: "Correção do acaso para quatro alternativas: 1 ÷ (4 − 1)",
  },
  { penalty: 1, label: "Um erro anula um acerto", source: "Itens certo ou errado da UnB (Cebraspe)" },
] as const;
