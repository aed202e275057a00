/** Who marks that way, or the formula it comes from; `address`: where it says so. */
type PenaltySource = { name: string; address: string | null };

/** What a wrong answer costs, as a share of the question's weight. */
export const penaltySchemes: readonly {
  penalty: number;
  label: string;
  sources: readonly PenaltySource[];
}[] = [
  {
    penalty: 0,
    label: "Errar não desconta",
    sources: [
      { name: "ENEM e a maioria dos vestibulares", address: null },
      {
        name: "ITA, 1ª fase: a média é o total de acertos (edital de 2025, item 4.6.5)",
        address:
          "https://diaoficial.com/linkdo/2048482/2025_06_03_ASSINADO_do3?docid=25509&page=13&pageid=2048482",
      },
    ],
  },
  {
    penalty: 0.25,
    label: "Quatro erros anulam um acerto",
    sources: [{ name: "Correção do acaso para cinco alternativas: 1 ÷ (5 − 1)", address: null }],
  },
  {
    penalty: 0.3333,
    label: "Três erros anulam um acerto",
    sources: [
      { name: "Correção do acaso para quatro alternativas: 1 ÷ (4 − 1)", address: null },
      {
        name: "UnB 2025, múltipla escolha (tipo C): acerto 2, erro −0,667",
        address:
          "https://www.correiobraziliense.com.br/euestudante/2024/11/6995767-gabarito-do-vestibular-da-unb-sai-nesta-terca-feira-26-11.html",
      },
    ],
  },
  {
    penalty: 1,
    label: "Um erro anula um acerto",
    sources: [
      {
        name: "UnB, itens certo ou errado (tipo A): acerto 1, erro −1 (guia do vestibular de 2007)",
        address:
          "http://www.cespe.unb.br/vestibular/UNB_07_1/guiavestibular2007/avalia_selecao_classificacao.htm",
      },
    ],
  },
];
